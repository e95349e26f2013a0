/** What a session wants late in its life, in one chunk: to be refreshed, or to be ended at the service. */

export { refreshSession } from './refreshSession.ts'
export { revokeByOwnKey } from './sessionList.ts'
