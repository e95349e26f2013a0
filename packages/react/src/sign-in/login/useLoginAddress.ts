import type { LoginState } from '@countersign/core'
import { useId, useMemo, useState } from 'react'
import type { LoginAddress } from './LoginContext.ts'
import type { LoginIdentityKind } from './LoginOptions.ts'

/** What the person is asked for: what they chose, else what this device was used with, else the platform's first. */
export function useLoginAddress(parameters: {
  state: LoginState
  identities: readonly LoginIdentityKind[]
}): LoginAddress {
  const { state, identities } = parameters
  const [asked, setAsked] = useState<LoginIdentityKind>()
  const [invalid, setInvalid] = useState(false)
  const id = useId()
  const ids = useMemo(() => ({ address: `${id}address`, error: `${id}error`, hint: `${id}hint` }), [id])

  const usedHere = state.status === 'idle' && state.remembered[0]?.type === 'SMS_OTP' ? 'phone' : undefined
  const kind = asked ?? identities.find((one) => one === usedHere) ?? identities[0] ?? 'email'
  return {
    kind,
    otherKind: identities.find((one) => one !== kind),
    ask: (next) => {
      setAsked(next)
      setInvalid(false)
    },
    invalid,
    setInvalid,
    ids,
  }
}
