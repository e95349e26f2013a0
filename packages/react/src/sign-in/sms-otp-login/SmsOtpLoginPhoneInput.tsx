import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef } from 'react'
import { OtpLoginAddressInput } from '../otp-login/OtpLoginAddressInput.tsx'

/** The phone field. It keeps its text to itself until the form is sent. Renders nothing where the number is known. */
export const SmsOtpLoginPhoneInput = forwardRef<HTMLInputElement, ComponentPropsWithoutRef<'input'>>(
  function SmsOtpLoginPhoneInput(props, ref) {
    // A number is read from left to right in every script.
    return <OtpLoginAddressInput type="tel" name="phone" autoComplete="tel" dir="ltr" {...props} ref={ref} />
  },
)
