import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef } from 'react'
import { OtpLoginAddressInput } from '../otp-login/OtpLoginAddressInput.tsx'

/** The email field. It keeps its text to itself until the form is sent. Renders nothing where the address is known. */
export const EmailOtpLoginEmailInput = forwardRef<HTMLInputElement, ComponentPropsWithoutRef<'input'>>(
  function EmailOtpLoginEmailInput(props, ref) {
    return <OtpLoginAddressInput type="email" name="email" autoComplete="username webauthn" {...props} ref={ref} />
  },
)
