import * as react from 'react'

/**
 * React 19 records a stack for each element that it creates, up to this many in a second, and names the owner of one that
 * it complains about. The tests read the complaint without it, and the stacks cost a tenth of their time.
 */
const limit = 10_000

/** Makes React believe that it has recorded all that it may. React 18 records none. */
export function withoutOwnerStacks(): void {
  const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = react as {
    __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE?: object
  }
  if (internals) Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => limit, set: () => {} })
}
