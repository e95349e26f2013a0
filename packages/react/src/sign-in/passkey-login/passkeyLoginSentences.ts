import { loadSentences } from '../../provider/laterSentences.ts'

/** The sentences about a sign-in with a passkey. */
export const passkeyLoginSentences = loadSentences(
  async () => (await import('./passkeyLoginErrors.ts')).passkeyLoginErrors,
)
