import { forwardRef } from 'react'
import { classNames } from '../../primitives/classNames.ts'
import { PartBoundary } from '../../primitives/PartBoundary.tsx'
import { Screen } from '../../primitives/Screen.tsx'
import type { HeadingLevel } from '../../primitives/StepHeading.tsx'
import { OtpLoginHeading } from '../otp-login/OtpLoginHeading.tsx'
import type { OtpLoginRootProps } from '../otp-login/OtpLoginRoot.tsx'
import { OtpLoginSteps } from '../otp-login/OtpLoginSteps.tsx'
import { EmailOtpLoginEmailInput } from './EmailOtpLoginEmailInput.tsx'
import { EmailOtpLoginRoot } from './EmailOtpLoginRoot.tsx'

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
