/** What a session needs late in its life, in one chunk: the refresh, and its end at the service. */

export { refreshSession } from './refreshSession.ts'
export { revokeByOwnKey } from './sessionList.ts'
