import { sendSignal } from '@simplewebauthn/browser'

/**
 * Tells the browser that the service does not know a passkey any more, so that it is offered no longer (WebAuthn
 * §5.1.10). Where the browser does not listen, nothing happens.
 */
export async function signalUnknownPasskey(parameters: { rpId: string; passkeyId: string }): Promise<void> {
  const { rpId: rpID, passkeyId: credentialID } = parameters
  // Best effort by design: nobody hears whether a password manager did anything.
  await sendSignal({ signalName: 'unknownCredential', rpID, credentialID }).catch(() => {})
}

/** Tells the browser which passkeys of a user still count: it hides all others of that user (WebAuthn §5.1.10). */
export async function signalAcceptedPasskeys(parameters: {
  rpId: string
  /** The WebAuthn user id that the passkeys were made with, base64url. */
  userId: string
  passkeyIds: readonly string[]
}): Promise<void> {
  const { rpId: rpID, userId: userID, passkeyIds } = parameters
  await sendSignal({
    signalName: 'allAcceptedCredentials',
    rpID,
    userID,
    allAcceptedCredentialIDs: [...passkeyIds],
  }).catch(() => {})
}

/** The domain that passkeys belong to where the client names none: this page's own. */
export function resolveRpId(rpId: string | undefined): string {
  return rpId ?? location.hostname
}
