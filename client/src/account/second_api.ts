/** What the room is asked about second factors: a part of its own, which no table needs. */

import type {
  AppToSetUp,
  CodeShown,
  FactorGone,
  Me,
  PasskeyMade,
  PasskeyOptions,
  PasswordShown,
  RecoveryCodes,
  SecondFactor,
  SecondOfSignIn,
  SecondShown,
} from "../protocol";
import { call } from "../wire/api";

export const second = {
  signIn: (body: SecondOfSignIn) => call<Me>("POST", "/api/sign-in/second", body),
  passkeyAtSignIn: (ticket: string) => call<PasskeyOptions>("POST", "/api/sign-in/passkey", { ticket }),
  mine: () => call<SecondFactor>("GET", "/api/me/second"),
  beginApp: (body: PasswordShown) => call<AppToSetUp>("POST", "/api/me/second/app", body),
  confirmApp: (body: CodeShown) => call<RecoveryCodes>("POST", "/api/me/second/app/confirm", body),
  beginPasskey: (body: PasswordShown) => call<PasskeyOptions>("POST", "/api/me/second/passkeys", body),
  confirmPasskey: (body: PasskeyMade) => call<RecoveryCodes>("POST", "/api/me/second/passkeys/confirm", body),
  renewCodes: () => call<RecoveryCodes>("POST", "/api/me/second/recovery"),
  remove: (body: FactorGone) => call<undefined>("POST", "/api/me/second/remove", body),
  askAgain: () => call<PasskeyOptions>("POST", "/api/me/second/passkey"),
  prove: (body: SecondShown) => call<undefined>("POST", "/api/me/second/prove", body),
};
