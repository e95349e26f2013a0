/**
 * Loads the verification of passkeys. It brings half of all modules of the sandbox, and the first response of a passkey
 * is the first that needs it.
 */
export function loadVerifier() {
  return import('@simplewebauthn/server')
}
