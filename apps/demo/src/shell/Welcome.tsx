import { useEffect, useRef } from 'react'
import { Link } from '../router/Link.tsx'
import { useRouter } from '../router/RouterContext.ts'
import { createdEmail } from '../wallet/createWallet.ts'
import { PageTitle } from './PageHeading.tsx'

export type WelcomeProps = {
  /** Absent where there is no sandbox, in which anybody may make a wallet and read its codes. */
  onOpenBackstage: (() => void) | undefined
}

/** What stands beside the sign-in: what this is, and how to get in. */
export function Welcome({ onOpenBackstage }: WelcomeProps) {
  const created = createdEmail(useRouter().state())
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => note.current?.focus(), [])
  return (
    <div className="welcome">
      <PageTitle title="Sign in" />
      <p className="welcome-lead">The wallet that only you can sign for.</p>
      <p className="welcome-text">
        Your key is made in this browser and never leaves it. You see what you send, you confirm it, you sign it.
      </p>
      {created !== undefined && (
        <p ref={note} className="welcome-note" tabIndex={-1}>
          Your wallet is ready, with money in it. Sign in as <bdi>{created}</bdi>.
        </p>
      )}
      {onOpenBackstage && (
        <p className="welcome-note">
          Try it as <bdi>ada@example.com</bdi>, as <bdi>elena@example.com</bdi> (in Europe, with codes by text), by
          phone as <bdi>+1 415 555 0123</bdi>, or <Link to="/create">create a wallet</Link>. Codes arrive in the inbox:{' '}
          <button type="button" className="text-button" onClick={onOpenBackstage}>
            open backstage
          </button>
        </p>
      )}
    </div>
  )
}
