import { SupportLink } from '@countersign/react'
import { useContext } from 'react'
import { LanguageChoice } from './LanguageChoice.tsx'
import { Link } from './Link.tsx'
import { LanguageContext } from './language.ts'

export type SignInHelpProps = {
  /** Absent where there is no sandbox, in which anyone may create a wallet and read its codes. */
  onOpenBackstage: (() => void) | undefined
}

/** What helps a user who cannot sign in yet. */
export function SignInHelp({ onOpenBackstage }: SignInHelpProps) {
  const { words } = useContext(LanguageContext)
  return (
    <div className="sign-in-help">
      {onOpenBackstage && (
        <p className="sign-in-new" lang="en">
          New to Harbor? <Link to="/create">Open a wallet</Link>
        </p>
      )}
      <div className="sign-in-links">
        <SupportLink />
        <Link to="/terms">{words.terms}</Link>
        <LanguageChoice />
      </div>
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
