import type { OtpLoginState } from '@countersign/core'
import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef, useId, useMemo, useRef, useState } from 'react'
import type { UseOtpLoginOptions } from '../email-otp-login/useEmailOtpLogin.ts'
import type { OtpLogin, OtpLoginJourney } from './OtpLoginContext.ts'
import { OtpLoginContext } from './OtpLoginContext.ts'

/** What the root of a sign-in by code takes, whichever way the code travels. */
export type OtpLoginRootProps = ComponentPropsWithoutRef<'div'> & UseOtpLoginOptions

type OtpLoginBaseProps = ComponentPropsWithoutRef<'div'> & {
  login: OtpLogin
  journey: OtpLoginJourney
  /** The credential, where it is known. */
  credentialId: string | undefined
}

/** Holds one sign-in by code for the parts inside. `data-status` is the status of the login. */
export const OtpLoginRoot = forwardRef<HTMLDivElement, OtpLoginBaseProps>(function OtpLoginRoot(props, ref) {
  const { login, journey, credentialId, ...rest } = props
  const addressInput = useRef<HTMLInputElement>(null)
  const codeInput = useRef<HTMLInputElement>(null)
  const [invalidStep, setInvalidStep] = useState<'address' | 'code'>()
  const id = useId()
  const ids = useMemo(
    () => ({ address: `${id}address`, code: `${id}code`, error: `${id}error`, hint: `${id}hint` }),
    [id],
  )

  const knowsCredential = useKnowsCredential({ credentialId, state: login.state })
  const value = { login, journey, knowsCredential, ids, addressInput, codeInput, invalidStep, setInvalidStep }
  return (
    <OtpLoginContext.Provider value={value}>
      <div {...rest} ref={ref} data-status={login.state.status} />
    </OtpLoginContext.Provider>
  )
})

/** Whether nobody has to be asked for an address. Over once the platform says that it has forgotten who this is. */
function useKnowsCredential(parameters: { credentialId: string | undefined; state: OtpLoginState }): boolean {
  const { credentialId, state } = parameters
  const [refusedId, setRefusedId] = useState<string>()
  const code = 'error' in state ? state.error?.code : undefined
  const refused = code === 'SIGN_IN_REQUIRED' || code === 'LOGIN_TICKET_REQUIRED'
  if (refused && refusedId !== credentialId) setRefusedId(credentialId)
  return credentialId !== undefined && credentialId !== refusedId && !refused
}
