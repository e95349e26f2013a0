import type { SessionState } from '@countersign/core'
import { useState } from 'react'
import type { OidcCallbackParameters } from './useOidcLogin.ts'

/** Returns the provider's response until it is used up: when the user is signed in, or has left the sign-in. */
export function useUnusedCallback(parameters: {
  answer: OidcCallbackParameters | undefined
  status: SessionState['status']
}): {
  answer: OidcCallbackParameters | undefined
  spend: () => void
} {
  const { answer, status } = parameters
  const [spent, setSpent] = useState<OidcCallbackParameters>()
  const signedIn = status === 'active' || status === 'expiring'
  if (answer && signedIn && spent !== answer) setSpent(answer)
  return { answer: answer === spent || signedIn ? undefined : answer, spend: () => setSpent(answer) }
}
