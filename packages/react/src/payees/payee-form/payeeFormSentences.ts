import { loadSentences } from '../../provider/laterSentences.ts'

/** The sentences about a payee that was not saved. */
export const payeeFormSentences = loadSentences(async () => (await import('./payeeFormErrors.ts')).payeeFormErrors)
