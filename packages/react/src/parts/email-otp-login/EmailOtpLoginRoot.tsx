import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef, useId, useMemo, useRef, useState } from 'react'
import type { UseEmailOtpLoginOptions } from '../../hooks/useEmailOtpLogin.ts'
import { useEmailOtpLogin } from '../../hooks/useEmailOtpLogin.ts'
import { EmailOtpLoginContext } from './EmailOtpLoginContext.ts'

export type EmailOtpLoginRootProps = ComponentPropsWithoutRef<'div'> & UseEmailOtpLoginOptions

/** Holds one sign-in by emailed code for the parts inside. `data-status` is the status of the login. */
export const EmailOtpLoginRoot = forwardRef<HTMLDivElement, EmailOtpLoginRootProps>(
  function EmailOtpLoginRoot(props, ref) {
    const { credentialId, onSignedIn, ...rest } = props
    const login = useEmailOtpLogin({ credentialId, onSignedIn })
    const codeInput = useRef<HTMLInputElement>(null)
    const [emailIsInvalid, setEmailIsInvalid] = useState(false)
    const id = useId()
    const ids = useMemo(
      () => ({ email: `${id}email`, code: `${id}code`, error: `${id}error`, hint: `${id}hint` }),
      [id],
    )

    const knowsCredential = credentialId !== undefined
    const value = { login, knowsCredential, ids, codeInput, emailIsInvalid, setEmailIsInvalid }
    return (
      <EmailOtpLoginContext.Provider value={value}>
        <div {...rest} ref={ref} data-status={login.state.status} />
      </EmailOtpLoginContext.Provider>
    )
  },
)
