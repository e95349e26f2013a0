import type { SessionInfo } from '@countersign/core'
import { useSession } from '@countersign/react'
import { useEffect, useRef, useState } from 'react'
import { useRouter } from '../router/RouterContext.ts'
import { useProfile } from '../wallet/useProfile.ts'
import { Appearance } from './Appearance.tsx'
import { Icon } from './Icon.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import { Person } from './Person.tsx'

/** Who is signed in, how the wallet looks, and the way out. */
export function ProfileMenu({ session }: { session: SessionInfo }) {
  const [open, setOpen] = useState(false)
  const menu = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const profile = useProfile(session)
  useEffect(() => {
    if (!open) return
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) setOpen(false)
    }
    document.addEventListener('keydown', closeOnEscape)
    document.addEventListener('focusin', closeOutside)
    document.addEventListener('pointerdown', closeOutside)
    return () => {
      document.removeEventListener('keydown', closeOnEscape)
      document.removeEventListener('focusin', closeOutside)
      document.removeEventListener('pointerdown', closeOutside)
    }
  }, [open])
  return (
    <div ref={menu} className="profile">
      <button
        ref={button}
        type="button"
        className="profile-button"
        aria-expanded={open}
        aria-controls="profile-menu"
        onClick={() => setOpen(!open)}
      >
        {profile.name === undefined ? <Icon name="person" /> : <Person name={profile.name} id={session.accountId} />}
        <span className="visually-hidden">Profile</span> <bdi className="profile-short">{profile.name}</bdi>
      </button>
      <div id="profile-menu" className="profile-menu" hidden={!open}>
        {open && <Menu session={session} />}
      </div>
    </div>
  )
}

function Menu({ session }: { session: SessionInfo }) {
  // Read each time the menu opens, so that a changed address is the one that is shown.
  const { name, contact } = useProfile(session)
  return (
    <>
      <div className="profile-who">
        {name !== undefined && <Person name={name} id={session.accountId} />}
        <p>
          {name !== undefined && <bdi className="profile-name">{name}</bdi>}
          <bdi className="profile-contact">{contact}</bdi>
        </p>
      </div>
      <Appearance />
      <LanguageChoice />
      <SignOut />
    </>
  )
}

function SignOut() {
  const { signOut } = useSession()
  const router = useRouter()
  const [status, setStatus] = useState<'idle' | 'busy' | 'failed'>('idle')
  function leave(): void {
    if (status === 'busy') return
    setStatus('busy')
    // The next person who signs in here should not begin with a payment of the last one.
    signOut().then(
      () => router.navigate('/', { replace: true }),
      () => setStatus('failed'),
    )
  }
  return (
    <>
      <button
        type="button"
        className="small-button profile-out"
        aria-disabled={status === 'busy' || undefined}
        onClick={leave}
      >
        Sign out
      </button>
      <p role="alert" className="profile-problem">
        {status === 'failed' && 'We couldn’t sign you out. Try again.'}
      </p>
    </>
  )
}
