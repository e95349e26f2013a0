import { equivalentInCrypto } from './equivalent/crypto.ts'
import { equivalentInFlows } from './equivalent/flows.ts'
import { equivalentOnServers } from './equivalent/servers.ts'
import { equivalentInSessions } from './equivalent/sessions.ts'
import { equivalentInStorage } from './equivalent/storage.ts'

/** Changes of one file that no test can notice, because the code does the same with them. */
export type EquivalentMutant = {
  file: string
  /** As the list of survivors writes them: `before → after`. */
  changes: readonly string[]
  reason: string
}

/** What was read and found to make no difference. A change that makes one gets a test instead. */
export const equivalentMutants: readonly EquivalentMutant[] = [
  ...equivalentOnServers,
  ...equivalentInCrypto,
  ...equivalentInStorage,
  ...equivalentInFlows,
  ...equivalentInSessions,
]
