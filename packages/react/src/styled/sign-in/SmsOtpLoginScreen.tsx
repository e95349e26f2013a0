import { forwardRef } from 'react'
import type { HeadingLevel } from '../../parts/elements/StepHeading.tsx'
import { OtpLoginHeading } from '../../parts/otp-login/OtpLoginHeading.tsx'
import type { OtpLoginRootProps } from '../../parts/otp-login/OtpLoginRoot.tsx'
import { SmsOtpLoginPhoneInput } from '../../parts/sms-otp-login/SmsOtpLoginPhoneInput.tsx'
import { SmsOtpLoginRoot } from '../../parts/sms-otp-login/SmsOtpLoginRoot.tsx'
import { classNames } from '../classNames.ts'
import { PartBoundary } from '../PartBoundary.tsx'
import { Screen } from '../Screen.tsx'
import { OtpLoginSteps } from './OtpLoginSteps.tsx'

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
