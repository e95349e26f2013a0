import type { SessionInfo } from '@countersign/core'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Avatar } from '../../primitives/Avatar.tsx'
import { Button } from '../../primitives/Button.tsx'
import { Go } from '../../primitives/Go.tsx'
import { SupportLink } from '../../primitives/SupportLink.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import { useSession } from '../../session/session-guard/index.ts'
import { useProfile } from './useProfile.ts'
import { userButtonMessages } from './userButtonMessages.ts'

export type UserButtonProps = {
  /** The address of the settings in your page. */
  settingsHref?: string | undefined
  /** Opens the settings in your page. Without both there is no way to them. */
  onSettings?: (() => void) | undefined
  /** After the user has signed out. */
  onSignedOut?: (() => void) | undefined
  /** What else stands in the menu, above the way out. */
  children?: ReactNode
}

/**
 * Who is signed in, with a menu: the settings and the way out. Renders nothing while no user is. Needs
 * `@countersign/react/styles.css` and `@countersign/react/wallet.css`.
 */
export function UserButton(props: UserButtonProps) {
  const { state } = useSession()
  if (!('session' in state) || state.status === 'locked' || state.status === 'revoked') return null
  return <Profile {...props} session={state.session} />
}

function Profile({ session, ...props }: UserButtonProps & { session: SessionInfo }) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { name } = useProfile(session)
  const { profile } = useMessages('userButton', userButtonMessages)
  const id = useId()
  useEffect(() => {
    if (!open) return
    const listening = new AbortController()
    function close(event: Event): void {
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape'
      const isOutside = event.type !== 'keydown' && !root.current?.contains(event.target as Node)
      if (isEscape || isOutside) setOpen(false)
      if (isEscape) button.current?.focus()
    }
    for (const type of ['keydown', 'focusin', 'pointerdown']) document.addEventListener(type, close, listening)
    return () => listening.abort()
  }, [open])
  return (
    <div ref={root} className="cs-user">
      <button
        ref={button}
        type="button"
        className="cs-user-button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Avatar name={name ?? session.nickname} id={session.accountId} />
        <span data-part="announcement">{profile}</span> <bdi data-part="name">{name}</bdi>
      </button>
      <div id={id} className="cs-user-menu" hidden={!open}>
        {open && <Menu {...props} session={session} onClose={() => setOpen(false)} />}
      </div>
    </div>
  )
}

type MenuProps = UserButtonProps & { session: SessionInfo; onClose: () => void }

function Menu({ session, settingsHref, onSettings, onSignedOut, onClose, children }: MenuProps) {
  // Read each time the menu opens, so that a changed address is the one that is shown.
  const { name, contact } = useProfile(session)
  const messages = useMessages('userButton', userButtonMessages)
  const { signOut } = useSession()
  const [status, setStatus] = useState<'idle' | 'busy' | 'failed'>('idle')
  const hasSettings = settingsHref !== undefined || onSettings !== undefined
  function leave(): void {
    setStatus('busy')
    signOut().then(onSignedOut, () => setStatus('failed'))
  }
  function openSettings(): void {
    onClose()
    onSettings?.()
  }
  return (
    <>
      <p className="cs-user-who">
        {name !== undefined && <bdi className="cs-item-name">{name}</bdi>} <bdi className="cs-hint">{contact}</bdi>
      </p>
      {children}
      {hasSettings && (
        <Go className="cs-user-item" href={settingsHref} onGo={onSettings && openSettings}>
          {messages.settings}
        </Go>
      )}
      <SupportLink className="cs-user-item" />
      <Button className="cs-user-item" busy={status === 'busy'} onPress={leave}>
        {messages.signOut}
      </Button>
      <p role="alert" className="cs-error">
        {status === 'failed' && messages.signOutFailed}
      </p>
    </>
  )
}
