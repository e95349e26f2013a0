import type { LoginState, TypedLogin } from '@countersign/core'
import { useState } from 'react'
import { useAddressEntry } from '../../primitives/useAddressEntry.ts'
import { emailFormat } from '../email-otp-login/index.ts'
import { phoneFormat } from '../sms-otp-login/index.ts'
import type { LoginIdentifierKind } from './LoginOptions.ts'

const formats = { email: emailFormat, phone: phoneFormat }

/** What the user is asked for: what they chose, else what this device was used with, else the platform's first choice. */
export function useLoginAddress(state: LoginState, identifiers: readonly LoginIdentifierKind[]) {
  const [chosen, setChosen] = useState<LoginIdentifierKind>()
  const usedHere = state.status === 'idle' && state.remembered[0]?.type === 'SMS_OTP' ? 'phone' : undefined
  const kind = chosen ?? identifiers.find((one) => one === usedHere) ?? identifiers[0] ?? 'email'
  const entry = useAddressEntry(formats[kind])
  const [typed, setTyped] = useState<TypedLogin>()
  return {
    ...entry,
    kind,
    /** What the user typed in this tab, to be shown and corrected. */
    typed: typed && ('email' in typed ? typed.email : typed.phoneNumber),
    typedKind: typed && ('email' in typed ? ('email' as const) : ('phone' as const)),
    setTyped,
    /** What the user may be asked for instead. */
    otherKind: identifiers.find((one) => one !== kind),
    ask: (next: LoginIdentifierKind) => {
      setChosen(next)
      entry.setInvalid(false)
    },
  }
}
