/** Passkeys of this device, by the browser. What goes out and comes back is the room's JSON. */

/** Whether this browser has passkeys at this address: it wants https (or localhost) and a name. */
export const hasPasskeys = () => typeof PublicKeyCredential !== "undefined" && window.isSecureContext;

/** Have the device make one. Rejects when the player stops it. */
export async function makePasskey(options: string): Promise<string> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON,
  );
  return told(await navigator.credentials.create({ publicKey }));
}

/** Have the device sign by one. Rejects when the player stops it. */
export async function usePasskey(options: string): Promise<string> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON,
  );
  return told(await navigator.credentials.get({ publicKey }));
}

function told(made: Credential | null): string {
  if (!(made instanceof PublicKeyCredential)) throw new DOMException("The device gave no passkey.", "NotAllowedError");
  return JSON.stringify(made.toJSON());
}
