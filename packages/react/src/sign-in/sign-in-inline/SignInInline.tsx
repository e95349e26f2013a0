import type { SignedActionState } from '@countersign/core'
import { type HeadingLevel, levelBelow } from '../../primitives/Heading.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import { SignInAgain } from './SignInAgain.tsx'
import { signInInlineMessages } from './signInInlineMessages.ts'

type WaitsForSignIn = Extract<SignedActionState<unknown, unknown>, { status: 'signing-in' }>

/** The state of an action that the session signs: it waits for a sign-in, or it does not. */
export type SignInInlineState =
  | Omit<WaitsForSignIn, 'input'>
  | { status: 'idle' | 'working' | 'done' | 'ready' | 'cleared' | 'checked' }

export type SignInInlineProps = {
  state: SignInInlineState
  /** The level of the heading above it; its own is one below. */
  headingLevel: HeadingLevel
  /** Closes the sign-in; nothing was done. */
  onCancel: () => void
}

/** The inline sign-in while a signed action waits for one. Renders nothing otherwise. */
export function SignInInline({ state, headingLevel, onCancel }: SignInInlineProps) {
  const messages = useMessages('signInInline', signInInlineMessages)
  if (state.status !== 'signing-in') return null
  const { accountId, credentialIds, lastCredentialId } = state
  return (
    <SignInAgain
      // Another set of credentials is another sign-in.
      key={credentialIds?.join()}
      accountId={accountId}
      credentialIds={credentialIds}
      lastCredentialId={lastCredentialId}
      headingLevel={levelBelow(headingLevel)}
      title={messages.title}
      cancelLabel={messages.cancel}
      onCancel={onCancel}
    />
  )
}
