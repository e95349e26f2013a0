import type { HeadingLevel } from '../../primitives/StepHeading.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import { SignInAgain } from './SignInAgain.tsx'
import { stepUpMessages } from './stepUpMessages.ts'

/** The state of anything that the session signs: it waits for a sign-in, or it does not. */
export type StepUpState =
  | {
      status: 'signing-in'
      accountId: string
      credentialIds: readonly string[] | undefined
      lastCredentialId: string | undefined
    }
  | { status: 'idle' | 'working' | 'done' | 'ready' | 'cleared' }

export type StepUpProps = {
  state: StepUpState
  /** The level of the heading above it; its own is one below. */
  headingLevel: HeadingLevel
  /** Leaves the sign-in, calmly. */
  onCancel: () => void
}

/** The sign-in in place while a signed action waits for one, and nothing otherwise. */
export function StepUp({ state, headingLevel, onCancel }: StepUpProps) {
  const words = useMessages('stepUp', stepUpMessages)
  if (state.status !== 'signing-in') return null
  const { accountId, credentialIds, lastCredentialId } = state
  return (
    <SignInAgain
      // Another set of ways to sign in is another sign-in.
      key={credentialIds?.join()}
      accountId={accountId}
      credentialIds={credentialIds}
      lastCredentialId={lastCredentialId}
      headingLevel={Math.min(headingLevel + 1, 4) as HeadingLevel}
      title={words.title}
      cancelLabel={words.cancel}
      onCancel={onCancel}
    />
  )
}
