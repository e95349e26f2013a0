import type { RefObject } from 'react'
import { createContext, useContext } from 'react'
import type { EmailOtpLoginBinding } from '../../hooks/useEmailOtpLogin.ts'

export type EmailOtpLoginContextValue = {
  login: EmailOtpLoginBinding
  /** Whether the credential is known, and to the platform too, so that nobody is asked for an address. */
  knowsCredential: boolean
  /** Ids that tie labels and messages to their fields. */
  ids: { email: string; code: string; error: string; hint: string }
  codeInput: RefObject<HTMLInputElement | null>
  /** The step whose field was sent with something that can be no address or no code. */
  invalidStep: 'email' | 'code' | undefined
  setInvalidStep(step: 'email' | 'code' | undefined): void
}

export const EmailOtpLoginContext = createContext<EmailOtpLoginContextValue | undefined>(undefined)

/** @throws `Error` outside of `EmailOtpLogin.Root`: put the part inside one. */
export function useEmailOtpLoginContext(): EmailOtpLoginContextValue {
  const value = useContext(EmailOtpLoginContext)
  if (!value)
    throw new Error(
      'This part of EmailOtpLogin stands outside of <EmailOtpLogin.Root>, so it has no login to show. Put it inside.',
    )
  return value
}
