import { forwardRef, useMemo } from 'react'
import { useEmailOtpLogin } from '../../hooks/sign-in/useEmailOtpLogin.ts'
import { useMessages } from '../../hooks/useMessages.ts'
import { emailOtpLoginErrors, emailOtpLoginMessages } from '../../messages/sign-in/emailOtpLogin.ts'
import type { OtpLoginRootProps } from '../otp-login/OtpLoginRoot.tsx'
import { OtpLoginRoot } from '../otp-login/OtpLoginRoot.tsx'
import { readEmail } from './readEmail.ts'

/** Holds one sign-in by emailed code for the parts inside. `data-status` is the status of the login. */
export const EmailOtpLoginRoot = forwardRef<HTMLDivElement, OtpLoginRootProps>(function EmailOtpLoginRoot(props, ref) {
  const { credentialId, challenge, sendAtOnce, onSignedIn, ...rest } = props
  const login = useEmailOtpLogin({ credentialId, challenge, sendAtOnce, onSignedIn })
  const words = useMessages('emailOtpLogin', emailOtpLoginMessages)
  const journey = useMemo(() => ({ words, errors: emailOtpLoginErrors, readAddress: readEmail }), [words])
  const sendCode = (email?: string) => void login.requestCode(email === undefined ? undefined : { email })
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
