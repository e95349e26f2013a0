import type { EmailOtpLoginState } from '@countersign/core'
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
    const [invalidStep, setInvalidStep] = useState<'email' | 'code'>()
    const id = useId()
    const ids = useMemo(
      () => ({ email: `${id}email`, code: `${id}code`, error: `${id}error`, hint: `${id}hint` }),
      [id],
    )

    const knowsCredential = useKnowsCredential({ credentialId, state: login.state })
    const value = { login, knowsCredential, ids, codeInput, invalidStep, setInvalidStep }
    return (
      <EmailOtpLoginContext.Provider value={value}>
        <div {...rest} ref={ref} data-status={login.state.status} />
      </EmailOtpLoginContext.Provider>
    )
  },
)

/** Whether nobody has to be asked for an address. Over once the platform says that it has forgotten who this is. */
function useKnowsCredential(parameters: { credentialId: string | undefined; state: EmailOtpLoginState }): boolean {
  const { credentialId, state } = parameters
  const [refusedId, setRefusedId] = useState<string>()
  const code = 'error' in state ? state.error?.code : undefined
  const refused = code === 'SIGN_IN_REQUIRED' || code === 'LOGIN_TICKET_REQUIRED'
  if (refused && refusedId !== credentialId) setRefusedId(credentialId)
  return credentialId !== undefined && credentialId !== refusedId && !refused
}
