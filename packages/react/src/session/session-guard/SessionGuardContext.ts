import type { SessionInfo } from '@countersign/core'
import { definePartContext } from '../../primitives/definePartContext.ts'
import type { JourneyMessages } from '../../provider/Messages.ts'
import type { ReportInlineSignIn } from '../../sign-in/sign-in-inline/index.ts'
import type { useSession } from './useSession.ts'

type SessionGuardContext = {
  session: ReturnType<typeof useSession>
  messages: JourneyMessages['sessionGuard']
  /** The session that ended and for which the inline sign-in is open. */
  reopening: SessionInfo | undefined
  setReopening(session: SessionInfo | undefined): void
  /** The page inside shows an inline sign-in of its own. */
  signsInInside: boolean
  /** Takes part in that, for every inline sign-in inside. */
  reportInlineSignIn: ReportInlineSignIn
  /** The user asked to extend this session, and it could not be done. */
  extendFailed: boolean
  /** Extends the session now. Never rejects. */
  extend(): Promise<void>
  /** A sign-out did not erase the key. */
  signOutFailed: boolean
  /** Signs out. Never rejects. */
  signOut(): Promise<void>
}

export const [SessionGuardContextProvider, useSessionGuardContext] = definePartContext<SessionGuardContext>()
