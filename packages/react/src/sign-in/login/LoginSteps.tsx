import type { HeadingLevel } from '../../primitives/StepHeading.tsx'
import { LoginAddressForm } from './LoginAddressForm.tsx'
import { LoginAddressInput, LoginAddressLabel } from './LoginAddressInput.tsx'
import { LoginAutofill } from './LoginAutofill.tsx'
import { LoginRestartButton, LoginSubmitButton, LoginSwitchButton } from './LoginButtons.tsx'
import { useLoginContext } from './LoginContext.ts'
import { LoginHeading } from './LoginHeading.tsx'
import { LoginErrorMessage, LoginHint, LoginNotice } from './LoginTexts.tsx'
import { LoginWaySteps } from './LoginWaySteps.tsx'
import { LoginPasskeyButton, LoginProviderButton, LoginWayList } from './LoginWays.tsx'

export type LoginStepsProps = {
  headingLevel: HeadingLevel | undefined
  focusOnMount: boolean | undefined
  /** Class of the headings. */
  headingClass: string
  /** Replaces the words of the first heading. */
  title?: string | undefined
  /** What stands in the email field at first. */
  defaultEmail?: string | undefined
}

/** Every step of a sign-in, from who it is to the way that is taken, without the card around it. */
export function LoginSteps(props: LoginStepsProps) {
  const { choice, knowsWallet, pending } = useLoginContext()
  if (choice.way) return <LoginWaySteps {...props} />
  const { headingLevel, focusOnMount, headingClass, title, defaultEmail } = props
  return (
    <>
      <LoginHeading className={headingClass} level={headingLevel} focusOnMount={focusOnMount}>
        {title}
      </LoginHeading>
      <LoginNotice className="cs-lead" />
      <LoginWayList className="cs-choices" buttonClassName="cs-button" />
      {!(knowsWallet && pending) && <AddressForm defaultEmail={defaultEmail} />}
      <div className="cs-actions">
        <LoginRestartButton className="cs-link" />
      </div>
    </>
  )
}

function AddressForm({ defaultEmail }: { defaultEmail: string | undefined }) {
  const { kind } = useLoginContext().address
  return (
    <LoginAddressForm className="cs-form">
      <LoginAddressLabel className="cs-label" />
      <LoginAddressInput className="cs-input" defaultValue={kind === 'email' ? defaultEmail : undefined} />
      <div className="cs-note">
        <LoginErrorMessage className="cs-error" />
        <LoginHint className="cs-hint" />
        <LoginAutofill className="cs-text" />
      </div>
      <div className="cs-choices">
        <LoginSubmitButton className="cs-button" />
        <LoginPasskeyButton className="cs-button" data-look="quiet" />
        <LoginProviderButton className="cs-button" data-look="quiet" />
      </div>
      <div className="cs-actions">
        <LoginSwitchButton className="cs-link" />
      </div>
    </LoginAddressForm>
  )
}
