import type { LoginState, TypedLogin } from '@countersign/core'
import { useState } from 'react'
import { useAddressEntry } from '../../primitives/useAddressEntry.ts'
import { emailFormat } from '../email-otp-login/index.ts'
import { phoneFormat } from '../sms-otp-login/index.ts'
import type { LoginIdentityKind } from './LoginOptions.ts'

const formats = { email: emailFormat, phone: phoneFormat }

/** What the user is asked for: what they chose, else what this device was used with, else the platform's first choice. */
export function useLoginAddress(state: LoginState, identities: readonly LoginIdentityKind[]) {
  const [chosen, setChosen] = useState<LoginIdentityKind>()
  const usedHere = state.status === 'idle' && state.remembered[0]?.type === 'SMS_OTP' ? 'phone' : undefined
  const kind = chosen ?? identities.find((one) => one === usedHere) ?? identities[0] ?? 'email'
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
    otherKind: identities.find((one) => one !== kind),
    ask: (next: LoginIdentityKind) => {
      setChosen(next)
      entry.setInvalid(false)
    },
  }
}
