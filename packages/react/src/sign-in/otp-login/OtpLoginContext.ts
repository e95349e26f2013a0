import type { RefObject } from 'react'
import { createContext, useContext } from 'react'
import type { ErrorMessages } from '../../provider/ErrorMessages.ts'
import type { EmailOtpLoginBinding } from '../email-otp-login/useEmailOtpLogin.ts'
import type { OtpLoginMessages } from './otpLoginMessages.tsx'

/** A sign-in by code as the parts see it, whichever way the code travels. */
export type OtpLogin = Omit<EmailOtpLoginBinding, 'requestCode'> & {
  /** Has a code sent: to this address or number, or to the one of the credential that is known. */
  sendCode(address?: string): void
}

/** What differs between a code by email and one by text message. */
export type OtpLoginJourney = {
  words: OtpLoginMessages
  errors: ErrorMessages
  /** The address or number in the field, if it is one. */
  readAddress(field: HTMLInputElement): string | undefined
}

export type OtpLoginContextValue = {
  login: OtpLogin
  journey: OtpLoginJourney
  /** Whether the credential is known, and to the platform too, so that nobody is asked for an address. */
  knowsCredential: boolean
  /** Ids that tie labels and messages to their fields. */
  ids: { address: string; code: string; error: string; hint: string }
  addressInput: RefObject<HTMLInputElement | null>
  codeInput: RefObject<HTMLInputElement | null>
  /** The step whose field was sent with something that can be no address or no code. */
  invalidStep: 'address' | 'code' | undefined
  setInvalidStep(step: 'address' | 'code' | undefined): void
}

export const OtpLoginContext = createContext<OtpLoginContextValue | undefined>(undefined)

/** @throws `Error` outside of `EmailOtpLogin.Root` or `SmsOtpLogin.Root`: put the part inside one. */
export function useOtpLoginContext(): OtpLoginContextValue {
  const value = useContext(OtpLoginContext)
  if (!value)
    throw new Error(
      'This part stands outside of <EmailOtpLogin.Root> and <SmsOtpLogin.Root>, so it has no login to show. Put it inside one.',
    )
  return value
}
