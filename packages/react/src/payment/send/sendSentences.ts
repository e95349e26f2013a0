import { loadSentences } from '../../provider/laterSentences.ts'

/** The sentences about payees that could not be read, or one that was not removed. */
export const sendSentences = loadSentences(async () => (await import('./sendErrors.ts')).sendErrors)
