import { forwardRef } from 'react'
import { classNames } from '../../primitives/classNames.ts'
import { PartBoundary } from '../../primitives/PartBoundary.tsx'
import { Screen } from '../../primitives/Screen.tsx'
import type { HeadingLevel } from '../../primitives/StepHeading.tsx'
import { OtpLoginHeading } from '../otp-login/OtpLoginHeading.tsx'
import type { OtpLoginRootProps } from '../otp-login/OtpLoginRoot.tsx'
import { OtpLoginSteps } from '../otp-login/OtpLoginSteps.tsx'
import { SmsOtpLoginPhoneInput } from './SmsOtpLoginPhoneInput.tsx'
import { SmsOtpLoginRoot } from './SmsOtpLoginRoot.tsx'

export type SmsOtpLoginScreenProps = Omit<OtpLoginRootProps, 'children'> & {
  /** What stands in the phone field at first. */
  defaultPhoneNumber?: string | undefined
  /** The level of the heading in your page; 2 if not given. */
  headingLevel?: HeadingLevel | undefined
  /** The heading takes the focus at once: for a screen in the place of what the person was using. */
  focusOnMount?: boolean | undefined
}

/**
 * The finished card for signing in with a code from a text message. With `credentialId` nobody is asked for a number. Needs
 * `@countersign/react/styles.css`.
 */
export const SmsOtpLoginScreen = forwardRef<HTMLDivElement, SmsOtpLoginScreenProps>(
  function SmsOtpLoginScreen(props, ref) {
    const { defaultPhoneNumber, headingLevel, focusOnMount, className, ...rest } = props
    return (
      <Screen name="SmsOtpLogin" subject={rest.credentialId}>
        <SmsOtpLoginRoot {...rest} ref={ref} className={classNames('cs-card', className)}>
          <PartBoundary>
            <OtpLoginHeading className="cs-title" level={headingLevel} focusOnMount={focusOnMount} />
            <OtpLoginSteps>
              <SmsOtpLoginPhoneInput className="cs-input" defaultValue={defaultPhoneNumber} />
            </OtpLoginSteps>
          </PartBoundary>
        </SmsOtpLoginRoot>
      </Screen>
    )
  },
)
