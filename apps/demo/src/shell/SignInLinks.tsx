import { SupportLink } from '@countersign/react'
import { useContext } from 'react'
import { LanguageChoice } from './LanguageChoice.tsx'
import { Link } from './Link.tsx'
import { LanguageContext } from './language.ts'

/** What stands below the pages of a user who is not signed in. */
export function SignInLinks() {
  const { words } = useContext(LanguageContext)
  return (
    <div className="sign-in-links">
      <SupportLink />
      <Link to="/terms">{words.terms}</Link>
      <LanguageChoice />
    </div>
  )
}
