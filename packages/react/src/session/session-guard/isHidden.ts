import type { SessionState } from '@countersign/core'

/** Whether the page stays but is not shown: someone else may be looking at it now. */
export function isHidden(status: SessionState['status']): boolean {
  return status === 'locked' || status === 'revoked'
}
