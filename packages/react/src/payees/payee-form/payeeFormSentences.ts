import { loadSentences } from '../../provider/laterSentences.ts'

/** The sentences about a payee that was not removed: those of the list. */
export const payeeListSentences = loadSentences(
  async () => (await import('../payee-list/payeeListMessages.tsx')).payeeListErrors,
)

/** The sentences about a payee that was not saved. */
export const payeeFormSentences = loadSentences(async () => (await import('./payeeFormErrors.ts')).payeeFormErrors)
