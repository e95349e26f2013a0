/**
 * Tells the browser that the service does not know a passkey any more, so that it is offered no longer (WebAuthn
 * §5.1.10). Where the browser does not listen, nothing happens.
 */
export function signalUnknownPasskey(parameters: { rpId: string; passkeyId: string }): Promise<void> {
  const { rpId, passkeyId: credentialId } = parameters
  return tell(() => PublicKeyCredential.signalUnknownCredential({ rpId, credentialId }))
}

/** Tells the browser which passkeys of a user still count: it hides all others of that user (WebAuthn §5.1.10). */
export function signalAcceptedPasskeys(parameters: {
  rpId: string
  /** The WebAuthn user id that the passkeys were made with, base64url. */
  userId: string
  passkeyIds: readonly string[]
}): Promise<void> {
  const { rpId, userId, passkeyIds } = parameters
  const allAcceptedCredentialIds = [...passkeyIds]
  return tell(() => PublicKeyCredential.signalAllAcceptedCredentials({ rpId, userId, allAcceptedCredentialIds }))
}

/** Best effort by design: nobody hears whether a password manager did anything, or whether there is one. */
async function tell(signal: () => Promise<void>): Promise<void> {
  try {
    await signal()
  } catch {
    // A browser without signals, or one that refuses this one.
  }
}

/** The domain that passkeys belong to where the client names none: this page's own. */
export function resolveRpId(rpId: string | undefined): string {
  return rpId ?? location.hostname
}
