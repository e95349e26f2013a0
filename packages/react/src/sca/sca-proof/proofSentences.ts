import { loadSentences } from '../../provider/laterSentences.ts'

/** The sentences about a proof. */
export const proofSentences = loadSentences(async () => (await import('./scaErrors.ts')).scaErrors)
