import type { SessionState } from '@countersign/core'
import { useState } from 'react'
import type { OidcAnswer } from './useOidcLogin.ts'

/** An answer of the provider until it has done its work: over once somebody is signed in, or left the sign-in. */
export function useUnusedAnswer(parameters: { answer: OidcAnswer | undefined; status: SessionState['status'] }): {
  answer: OidcAnswer | undefined
  spend: () => void
} {
  const { answer, status } = parameters
  const [spent, setSpent] = useState<OidcAnswer>()
  const signedIn = status === 'active' || status === 'expiring'
  if (answer && signedIn && spent !== answer) setSpent(answer)
  return { answer: answer === spent || signedIn ? undefined : answer, spend: () => setSpent(answer) }
}
