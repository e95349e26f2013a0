import type { SessionState } from '@countersign/core'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { forwardRef } from 'react'
import { Countdown } from '../../primitives/Countdown.tsx'
import { OutsideText } from '../../primitives/OutsideText.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import { useSessionGuardContext } from './SessionGuardContext.ts'
import type { SessionGuardMessages } from './sessionGuardMessages.tsx'
import { sessionGuardMessages } from './sessionGuardMessages.tsx'

export type SessionGuardNoticeProps = Omit<ComponentPropsWithoutRef<'p'>, 'children'>

/** Who is signed in, or what became of the session. */
export const SessionGuardNotice = forwardRef<HTMLParagraphElement, SessionGuardNoticeProps>(
  function SessionGuardNotice(props, ref) {
    const { session, extendFailed, signOutError } = useSessionGuardContext()
    const words = useMessages('sessionGuard', sessionGuardMessages)
    return (
      <p role="status" {...props} ref={ref}>
        {signOutError
          ? describeSignOut(session.state, words)
          : extendFailed
            ? words.extendFailed
            : describe(session.state, words)}
      </p>
    )
  },
)

/** A sign-out that did not erase the key: either nothing happened, or only this page has let go of it. */
function describeSignOut(state: SessionState, words: SessionGuardMessages): string {
  return state.status === 'signed-out' ? words.keyNotErased : words.signOutFailed
}

function describe(state: SessionState, words: SessionGuardMessages): ReactNode {
  switch (state.status) {
    case 'restoring':
      return words.restoring
    case 'none':
      return undefined
    case 'active':
      if (state.persistence === 'memory') return words.memory
      return (state.session.type === 'PASSKEY' ? words.signedInByPasskey : words.signedInAs)({
        nickname: <OutsideText>{state.session.nickname}</OutsideText>,
      })
    case 'expiring':
      return words.expiring
    case 'expired':
      return words.expired
    case 'lost':
      return words.lost
    case 'locked':
      return words.locked
    case 'revoked':
      return words.revoked
    case 'signed-out':
      return state.elsewhere ? words.signedOutElsewhere : words.signedOut
  }
}

export type SessionGuardTimeLeftProps = ComponentPropsWithoutRef<'span'>

/** The clock of the last two minutes. Renders nothing before. */
export const SessionGuardTimeLeft = forwardRef<HTMLSpanElement, SessionGuardTimeLeftProps>(
  function SessionGuardTimeLeft(props, ref) {
    const { state, timeLeftMs } = useSessionGuardContext().session
    const words = useMessages('sessionGuard', sessionGuardMessages)
    if (state.status !== 'expiring') return null
    return (
      <span {...props} ref={ref}>
        <Countdown
          deadlineMs={state.session.expiresAt.getTime()}
          timeLeftMs={timeLeftMs}
          showBelowSeconds={Number.POSITIVE_INFINITY}
          announce={words.timeLeft}
        />
      </span>
    )
  },
)
