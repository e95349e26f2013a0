import { useContext } from 'react'
import { Link } from './Link.tsx'
import { LanguageContext } from './language.ts'
import { SignInLinks } from './SignInLinks.tsx'

export type SignInHelpProps = {
  /** Absent where there is no sandbox, in which anyone may create a wallet and read its codes. */
  onOpenBackstage: (() => void) | undefined
}

/** What helps a user who cannot sign in yet. */
export function SignInHelp({ onOpenBackstage }: SignInHelpProps) {
  const { openWallet } = useContext(LanguageContext).words
  return (
    <div className="sign-in-help">
      {onOpenBackstage && (
        <p className="sign-in-new">
          {openWallet.invitation} <Link to="/create">{openWallet.link}</Link>
        </p>
      )}
      <SignInLinks />
      {onOpenBackstage && (
        <div className="welcome-note" lang="en">
          <p>Try the demo as:</p>
          <ul>
            <li>
              <Person email="ada@example.com" />
            </li>
            <li>
              <Person email="elena@example.com" />, in Europe, who confirms payments with codes
            </li>
            <li>
              <bdi>+1 415 555 0123</bdi>, by phone
            </li>
          </ul>
          <p>
            Codes arrive in the inbox:{' '}
            <button type="button" className="text-button" onClick={onOpenBackstage}>
              open Backstage
            </button>
          </p>
        </div>
      )}
    </div>
  )
}

/** Fills in the field of the sign-in, which keeps what is typed to itself. */
function Person({ email }: { email: string }) {
  function fillIn(): void {
    const field = document.querySelector<HTMLInputElement>('input[type="email"]')
    if (!field) return
    field.value = email
    field.focus()
  }
  return (
    <button type="button" className="text-button" onClick={fillIn}>
      <bdi>{email}</bdi>
    </button>
  )
}
