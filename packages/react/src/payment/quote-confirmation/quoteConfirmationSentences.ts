import { loadSentences } from '../../provider/laterSentences.ts'

/** The sentences about a payment that was not sent. */
export const quoteConfirmationSentences = loadSentences(
  async () => (await import('./quoteConfirmationErrors.ts')).quoteConfirmationErrors,
)
