"""Passkeys (W3C Web Authentication): keys that a device keeps for one site, by the library `webauthn`."""

from __future__ import annotations

from typing import NamedTuple

import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, exceptions, options_to_json
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from cardroom.room.second.factors import Passkey
from cardroom.rules.refused import Refused

FAULTS = (exceptions.WebAuthnException, ValueError, KeyError, TypeError)
"""The errors that a forged credential may raise in the library."""


class Place(NamedTuple):
    """The address at which a page was opened: the name of the site, and its origin."""

    site: str
    origin: str


class DeviceOptions(NamedTuple):
    """The options that the browser is asked with, as JSON, and the challenge in them."""

    text: str
    challenge: bytes


def _refused() -> Refused:
    return Refused(
        "passkey-refused", "This passkey could not be checked, or it is not one of yours here; try again."
    )


def to_make(place: Place, house: str, player: str, name: str, known: tuple[Passkey, ...]) -> DeviceOptions:
    """Return the request for a new key; a device that has one of this account makes no second."""
    options = webauthn.generate_registration_options(
        rp_id=place.site,
        rp_name=house,
        user_id=player.encode(),
        user_name=name,
        exclude_credentials=_described(known, place),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.DISCOURAGED,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
    )
    return DeviceOptions(options_to_json(options), options.challenge)


def made(credential: str, challenge: bytes, place: Place, name: str, now_ms: int) -> Passkey:
    """Return the key that a device has made. Refuses ("passkey-refused")."""
    try:
        found = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=place.site,
            expected_origin=place.origin,
        )
    except FAULTS as fault:
        raise _refused() from fault
    key = bytes_to_base64url(found.credential_public_key)
    return Passkey(bytes_to_base64url(found.credential_id), key, found.sign_count, place.site, name, now_ms)


def to_prove(place: Place, known: tuple[Passkey, ...]) -> DeviceOptions:
    """Return the request for a challenge to be signed by one of these keys."""
    options = webauthn.generate_authentication_options(
        rp_id=place.site,
        allow_credentials=_described(known, place),
        user_verification=UserVerificationRequirement.PREFERRED,
    )
    return DeviceOptions(options_to_json(options), options.challenge)


def proved(
    credential: str, challenge: bytes, place: Place, known: tuple[Passkey, ...]
) -> tuple[Passkey, int]:
    """Return the key that signed, and how often it has been used. Refuses ("passkey-refused")."""
    try:
        said = webauthn.helpers.parse_authentication_credential_json(credential)
        key = next(
            (one for one in known if one.site == place.site and one.id == bytes_to_base64url(said.raw_id)),
            None,
        )
        if key is None:
            raise _refused()
        found = webauthn.verify_authentication_response(
            credential=said,
            expected_challenge=challenge,
            expected_rp_id=place.site,
            expected_origin=place.origin,
            credential_public_key=base64url_to_bytes(key.public_key),
            credential_current_sign_count=key.uses,
        )
    except FAULTS as fault:
        raise _refused() from fault
    return key, found.new_sign_count


def _described(known: tuple[Passkey, ...], place: Place) -> list[PublicKeyCredentialDescriptor]:
    return [
        PublicKeyCredentialDescriptor(base64url_to_bytes(one.id)) for one in known if one.site == place.site
    ]
