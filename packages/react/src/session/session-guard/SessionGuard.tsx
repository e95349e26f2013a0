import type { SessionInfo, SessionState } from '@countersign/core'
import { lookUp } from '@countersign/core/client'
import { listRememberedLogins } from '@countersign/core/session'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '../../primitives/Button.tsx'
import { Countdown } from '../../primitives/Countdown.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import { Heading as BaseHeading } from '../../primitives/Heading.tsx'
import { provide } from '../../primitives/provide.tsx'
import { UntrustedText } from '../../primitives/UntrustedText.tsx'
import type { JourneyMessages } from '../../provider/Messages.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { useStored } from '../../provider/useStored.ts'
import { InlineSignInsContext } from '../../sign-in/sign-in-inline/index.ts'
import { isHidden } from './isHidden.ts'
import { SessionGuardContextProvider, useSessionGuardContext } from './SessionGuardContext.ts'
import { sessionGuardMessages } from './sessionGuardMessages.tsx'
import { useSession } from './useSession.ts'

/** Holds the session of this page for the parts inside. `data-status`: its status. */
export const Root = definePart('div', () => {
  const session = useSession()
  const messages = useMessages('sessionGuard', sessionGuardMessages)
  const { state } = session
  const [asked, setReopening] = useState<SessionInfo>()
  const [unextendableId, setUnextendableId] = useState<string>()
  const [signOutFailed, setSignOutFailed] = useState(false)
  const [inlineSignIns, setInlineSignIns] = useState(0)
  const reportInlineSignIn = useCallback(() => {
    // One sign-in is enough: what the user began in the page needs it, and says what for.
    setReopening(undefined)
    setInlineSignIns((count) => count + 1)
    return () => setInlineSignIns((count) => count - 1)
  }, [])
  // No longer valid once another session replaces the one that ends: signed in again, or signed out elsewhere.
  const ending = 'session' in state && state.status !== 'active' ? state.session : undefined
  const reopening = asked && asked.id === ending?.id ? asked : undefined
  const extendFailed = state.status === 'expiring' && state.session.id === unextendableId
  async function extend() {
    if (!(await session.extend()) && ending) setUnextendableId(ending.id)
  }
  const signOut = () =>
    session.signOut().then(
      () => setSignOutFailed(false),
      () => setSignOutFailed(true),
    )
  const attempts = { reopening, setReopening, extendFailed, extend, signOutFailed, signOut }
  const context = { session, messages, ...attempts, signsInInside: inlineSignIns > 0, reportInlineSignIn }
  return {
    state: { status: state.status },
    wrap: provide(SessionGuardContextProvider, context),
  }
})

/** Says who is signed in, or what became of the session. */
export const Notice = definePart('p', () => {
  const { session, messages, extendFailed, signOutFailed } = useSessionGuardContext()
  const { state } = session
  const describeSignOut = () => (state.status === 'signed-out' ? messages.keyNotErased : messages.signOutFailed)
  const describe = () => (extendFailed ? messages.extendFailed : describeSession(state, messages))
  return { role: 'status', children: signOutFailed ? describeSignOut() : describe() }
})

function describeSession(state: SessionState, messages: JourneyMessages['sessionGuard']): ReactNode {
  switch (state.status) {
    case 'none':
      return undefined
    case 'active': {
      if (state.persistence === 'memory') return messages.memory
      const { type, nickname } = state.session
      const describe = type === 'PASSKEY' ? messages.signedInByPasskey : messages.signedInAs
      return describe({ nickname: <UntrustedText>{nickname}</UntrustedText> })
    }
    case 'signed-out':
      return state.elsewhere ? messages.signedOutElsewhere : messages.signedOut
    case 'expiring':
      // `TimeLeft` shows the sentence with the clock.
      return <span data-part="announcement">{messages.expiringSoon}</span>
    default:
      return messages[state.status]
  }
}

/** Says that the last two minutes have begun, with their clock. Renders nothing before. */
export const TimeLeft = definePart('span', () => {
  const { session, messages } = useSessionGuardContext()
  const { state, timeLeftMs } = session
  if (state.status !== 'expiring') return null
  return {
    children: messages.expiring({
      time: (
        <Countdown
          deadlineMs={state.session.expiresAt.getTime()}
          timeLeftMs={timeLeftMs}
          showBelowSeconds={Number.POSITIVE_INFINITY}
          announce={messages.timeLeft}
        />
      ),
    }),
  }
})

/** Signs out here and in every other tab: also where the page is hidden, for someone else. Else renders nothing. */
export const SignOutButton = definePart(Button, () => {
  const { session, messages, signOut } = useSessionGuardContext()
  const { status } = session.state
  const [busy, setBusy] = useState(false)
  const covered = isHidden(status)
  if (status !== 'active' && status !== 'expiring' && !covered) return null
  function leave() {
    setBusy(true)
    // The key is erased even when the network fails; a session that could not be ended there expires.
    void signOut().then(() => setBusy(false))
  }
  return { busy, onPress: leave, text: covered ? messages.signOutOther : messages.signOut }
})

/** Keeps the user signed in, in the last two minutes. Renders nothing before, and where it could not be done. */
export const ExtendButton = definePart(Button, () => {
  const { session, messages, extendFailed, extend } = useSessionGuardContext()
  const [busy, setBusy] = useState(false)
  if (session.state.status !== 'expiring' || extendFailed) return null
  function stay() {
    setBusy(true)
    void extend().then(() => setBusy(false))
  }
  return { busy, onPress: stay, text: messages.extend }
})

/**
 * Opens the inline sign-in after a session that expired, was lost, was locked or ended elsewhere: by the passkey that this
 * browser remembers, or else by the way the user signed in with. Where the page is hidden, it names that way, and takes the
 * focus. Gets the focus back when the sign-in is closed. Renders nothing while the page itself shows an inline sign-in.
 */
export const SignInButton = definePart(Button, () => {
  const { session, messages, reopening, setReopening, extendFailed, signsInInside } = useSessionGuardContext()
  const { state } = session
  const { status } = state
  const remembered = useStored(listRememberedLogins, status)
  const ref = useRef<HTMLButtonElement>(null)
  const before = useRef({ reopening, status })
  useEffect(() => {
    const wasOpen = before.current.status === 'active' || before.current.status === 'expiring'
    const wasHidden = wasOpen && isHidden(status) && hasLostFocus()
    if ((before.current.reopening && !reopening) || wasHidden) ref.current?.focus()
    before.current = { reopening, status }
  }, [reopening, status])

  const ended = status === 'expired' || status === 'lost' || isHidden(status)
  if (reopening || !('session' in state) || !(ended || extendFailed)) return null
  if (signsInInside && !isHidden(status)) return null
  const { session: over } = state
  const passkey = remembered?.find(({ type, accountId }) => type === 'PASSKEY' && accountId === over.accountId)
  const way = { ...over, ...passkey }
  const unlock = isHidden(status) ? lookUp(messages.unlock, way.type) : undefined
  return { ref, onPress: () => setReopening(way), text: unlock ?? messages.signIn }
})

/** Heads what stands in the place of the page while it is hidden. Renders nothing otherwise. */
export const CoveredHeading = definePart(BaseHeading, () => {
  const { session, messages } = useSessionGuardContext()
  const { status } = session.state
  if (status !== 'locked' && status !== 'revoked') return null
  return { step: status, text: messages.coveredTitle[status] }
})

/** Says whose wallet is hidden: the masked address or number, or the name of the passkey. Else renders nothing. */
export const CoveredPerson = definePart('p', () => {
  const { state } = useSessionGuardContext().session
  if (!('session' in state) || !isHidden(state.status)) return null
  return { children: <UntrustedText>{state.session.nickname}</UntrustedText> }
})

/** Whether no element has the focus, or a hidden one: browsers take it away only a moment later. */
function hasLostFocus(): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || activeElement.closest('[hidden]') !== null
}

/**
 * What only a signed-in user sees. It stays when the session expires, so that nothing typed or agreed to is lost; it is
 * hidden while the wallet is locked or was signed out from elsewhere, and is removed when the user signs out here. Gets
 * the focus after a sign-in, unless something in it has taken it.
 */
export const Content = definePart('div', () => {
  const { session, reopening, reportInlineSignIn } = useSessionGuardContext()
  const { status } = session.state
  const ref = useRef<HTMLDivElement>(null)
  // A page that was signed in before it was loaded leaves the focus where it is.
  const wasSigningIn = useRef(false)
  useEffect(() => {
    if (wasSigningIn.current && status === 'active' && !ref.current?.contains(document.activeElement))
      ref.current?.focus()
    wasSigningIn.current = reopening !== undefined || status === 'none' || status === 'signed-out'
  }, [reopening, status])

  if (status === 'restoring' || status === 'none' || status === 'signed-out') return null
  return {
    ref,
    tabIndex: -1,
    hidden: isHidden(status) || undefined,
    'data-part': 'content',
    wrap: provide(InlineSignInsContext.Provider, reportInlineSignIn),
  }
})
