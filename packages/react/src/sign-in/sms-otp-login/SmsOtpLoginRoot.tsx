import { forwardRef, useMemo } from 'react'
import { useMessages } from '../../provider/useMessages.ts'
import type { OtpLoginRootProps } from '../otp-login/OtpLoginRoot.tsx'
import { OtpLoginRoot } from '../otp-login/OtpLoginRoot.tsx'
import { readPhoneNumber } from './readPhoneNumber.ts'
import { smsOtpLoginErrors, smsOtpLoginMessages } from './smsOtpLoginMessages.ts'
import { useSmsOtpLogin } from './useSmsOtpLogin.ts'

/** Holds one sign-in by code from a text message for the parts inside. `data-status` is the status of the login. */
export const SmsOtpLoginRoot = forwardRef<HTMLDivElement, OtpLoginRootProps>(function SmsOtpLoginRoot(props, ref) {
  const { credentialId, challenge, sendAtOnce, onSignedIn, ...rest } = props
  const login = useSmsOtpLogin({ credentialId, challenge, sendAtOnce, onSignedIn })
  const words = useMessages('smsOtpLogin', smsOtpLoginMessages)
  const journey = useMemo(() => ({ words, errors: smsOtpLoginErrors, readAddress: readPhoneNumber }), [words])
  const sendCode = (phoneNumber?: string) =>
    void login.requestCode(phoneNumber === undefined ? undefined : { phoneNumber })
  return (
    <OtpLoginRoot
      {...rest}
      ref={ref}
      login={{ ...login, sendCode }}
      journey={journey}
      credentialId={credentialId ?? challenge?.credentialId}
    />
  )
})
