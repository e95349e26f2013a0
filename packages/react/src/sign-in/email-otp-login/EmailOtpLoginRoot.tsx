import { forwardRef, useMemo } from 'react'
import { useMessages } from '../../provider/useMessages.ts'
import type { OtpLoginRootProps } from '../otp-login/OtpLoginRoot.tsx'
import { OtpLoginRoot } from '../otp-login/OtpLoginRoot.tsx'
import { emailOtpLoginErrors, emailOtpLoginMessages } from './emailOtpLoginMessages.ts'
import { readEmail } from './readEmail.ts'
import { useEmailOtpLogin } from './useEmailOtpLogin.ts'

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
