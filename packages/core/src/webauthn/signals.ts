/**
 * Signals to the browser that the service no longer has a passkey, so that it is not offered again (WebAuthn §5.1.10).
 * Does nothing in a browser without the signal API.
 */
export function signalUnknownPasskey(parameters: { rpId: string; passkeyId: string }): Promise<void> {
  const { rpId, passkeyId: credentialId } = parameters
  return tell(() => PublicKeyCredential.signalUnknownCredential({ rpId, credentialId }))
}

/** Signals to the browser which passkeys of a user are valid: it hides all others of that user (WebAuthn §5.1.10). */
export function signalAcceptedPasskeys(parameters: {
  rpId: string
  /** The WebAuthn user id that the passkeys were created for, base64url. */
  userId: string
  passkeyIds: readonly string[]
}): Promise<void> {
  const { rpId, userId, passkeyIds } = parameters
  const allAcceptedCredentialIds = [...passkeyIds]
  return tell(() => PublicKeyCredential.signalAllAcceptedCredentials({ rpId, userId, allAcceptedCredentialIds }))
}

/** Best effort by design: a page cannot learn whether a password manager did anything, or whether there is one. */
async function tell(signal: () => Promise<void>): Promise<void> {
  try {
    await signal()
  } catch {
    // A browser without signals, or one that refuses this one.
  }
}

/** Returns the domain that passkeys belong to if the client names none: this page's own. */
export function resolveRpId(rpId: string | undefined): string {
  return rpId ?? location.hostname
}
