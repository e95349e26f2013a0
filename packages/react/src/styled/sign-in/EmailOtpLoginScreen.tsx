import { forwardRef } from 'react'
import type { HeadingLevel } from '../../parts/elements/StepHeading.tsx'
import { EmailOtpLoginEmailInput } from '../../parts/email-otp-login/EmailOtpLoginEmailInput.tsx'
import { EmailOtpLoginRoot } from '../../parts/email-otp-login/EmailOtpLoginRoot.tsx'
import { OtpLoginHeading } from '../../parts/otp-login/OtpLoginHeading.tsx'
import type { OtpLoginRootProps } from '../../parts/otp-login/OtpLoginRoot.tsx'
import { classNames } from '../classNames.ts'
import { PartBoundary } from '../PartBoundary.tsx'
import { Screen } from '../Screen.tsx'
import { OtpLoginSteps } from './OtpLoginSteps.tsx'

export type EmailOtpLoginScreenProps = Omit<OtpLoginRootProps, 'children'> & {
  /** What stands in the email field at first. */
  defaultEmail?: string | undefined
  /** The level of the heading in your page; 2 if not given. */
  headingLevel?: HeadingLevel | undefined
  /** The heading takes the focus at once: for a screen in the place of what the person was using. */
  focusOnMount?: boolean | undefined
}

/**
 * The finished card for signing in with an emailed code. With `credentialId` nobody is asked for an address. Needs
 * `@countersign/react/styles.css`.
 */
export const EmailOtpLoginScreen = forwardRef<HTMLDivElement, EmailOtpLoginScreenProps>(
  function EmailOtpLoginScreen(props, ref) {
    const { defaultEmail, headingLevel, focusOnMount, className, ...rest } = props
    return (
      <Screen name="EmailOtpLogin" subject={rest.credentialId}>
        <EmailOtpLoginRoot {...rest} ref={ref} className={classNames('cs-card', className)}>
          <PartBoundary>
            <OtpLoginHeading className="cs-title" level={headingLevel} focusOnMount={focusOnMount} />
            <OtpLoginSteps>
              <EmailOtpLoginEmailInput className="cs-input" defaultValue={defaultEmail} />
            </OtpLoginSteps>
          </PartBoundary>
        </EmailOtpLoginRoot>
      </Screen>
    )
  },
)
