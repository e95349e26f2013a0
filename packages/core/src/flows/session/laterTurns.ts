/** What a session wants late in its life, in one chunk: to be refreshed, or to be ended at the service. */
export { revokeByOwnKey } from './endSession.ts'
export { refreshSession } from './refreshSession.ts'
