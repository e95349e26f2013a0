import type { SignedActionState } from '@countersign/core'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { type HeadingLevel, levelBelow } from '../../primitives/Heading.tsx'
import { LazyPart } from '../../primitives/Lazy.tsx'
import { Skeleton } from '../../primitives/Skeleton.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import { useReportInlineSignIn } from './InlineSignIns.ts'
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

// Every way to sign in: most changes need none of them.
const loadSignInAgain = () => import('./SignInAgain.tsx')

/** The inline sign-in while a signed action waits for one. Renders nothing otherwise. */
export function SignInInline({ state, headingLevel, onCancel }: SignInInlineProps) {
  const messages = useMessages('signInInline', signInInlineMessages)
  const opener = useRef<Element>(null)
  if (state.status !== 'signing-in') return null
  const { accountId, credentialIds, lastCredentialId, isTooOld } = state
  return (
    // Another set of credentials is another sign-in.
    <LazyPart key={credentialIds?.join()} load={loadSignInAgain} waiting={<Waiting opener={opener} />}>
      {({ SignInAgain }) => (
        <SignInAgain
          accountId={accountId}
          credentialIds={credentialIds}
          lastCredentialId={lastCredentialId}
          headingLevel={levelBelow(headingLevel)}
          title={messages.title}
          lead={isTooOld && <p className="cs-hint">{messages.tooOld}</p>}
          cancelLabel={messages.cancel}
          onCancel={onCancel}
          opener={opener}
        />
      )}
    </LazyPart>
  )
}

/** The guard around it asks for no sign-in of its own meanwhile, either. */
function Waiting({ opener }: { opener: RefObject<Element | null> }) {
  useReportInlineSignIn()
  useLayoutEffect(() => {
    opener.current = document.activeElement
  }, [opener])
  return (
    <section className="cs-inset">
      <Skeleton />
    </section>
  )
}
