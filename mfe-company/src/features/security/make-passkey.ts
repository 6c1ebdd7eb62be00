import type { NewPasskey, PasskeyCreation } from '@portal/shared/contract';
import { startRegistration, WebAuthnError } from '@simplewebauthn/browser';

/** Why a device made no passkey: the prompt was closed or nothing could make one, or the device has one of this account already. */
export type NotMade = 'closed' | 'known';

/** Has the browser and a device make a passkey. Loaded when somebody wants one. */
export async function makePasskey(optionsJSON: PasskeyCreation): Promise<NewPasskey['credential'] | NotMade> {
  try {
    const { id, rawId, type, response } = await startRegistration({ optionsJSON });
    const { attestationObject, clientDataJSON, transports } = response;
    return {
      ...{ id, rawId, type },
      response: { attestationObject, clientDataJSON, ...(transports && { transports }) },
    };
  } catch (error) {
    const isKnown =
      error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    return isKnown ? 'known' : 'closed';
  }
}
