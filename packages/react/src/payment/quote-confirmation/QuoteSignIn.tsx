import { isPull } from '@countersign/core/client'
import { type HeadingLevel, levelBelow } from '../../primitives/Heading.tsx'
import { LazyPart } from '../../primitives/Lazy.tsx'
import { Skeleton } from '../../primitives/Skeleton.tsx'
import { LeaveButton } from './QuoteConfirmationButtons.tsx'
import { useQuoteConfirmationContext } from './QuoteConfirmationContext.ts'

export type StepProps = { accountId: string; headingLevel: HeadingLevel }

// Most users are signed in, so these load when they are needed.
const loadSignInAgain = () => import('../../sign-in/sign-in-inline/SignInAgain.tsx')
const loadScaSignIn = () => import('../../sca/sca-sign-in/ScaSignInInline.tsx')

/** The inline sign-in, where no session can sign the payment. `amount`: what is sent at once after it. */
export function SignIn({ accountId, headingLevel, amount }: StepProps & { amount: string }) {
  const { state, cancelSignIn, messages } = useQuoteConfirmationContext()
  if (state.status !== 'signing-in') return null
  const isTaken = isPull(state.quote)
  return (
    <LazyPart load={loadSignInAgain} waiting={<Skeleton />} instead={<LeaveButton onLeave={cancelSignIn} />}>
      {({ SignInAgain }) => (
        <SignInAgain
          accountId={accountId}
          lastCredentialId={state.credentialId}
          headingLevel={levelBelow(headingLevel)}
          // Money that is taken from the user's own bank account is not sent.
          title={isTaken ? messages.add({ amount }) : messages.signInTitle}
          submitLabel={isTaken ? undefined : messages.signInAndSend({ amount })}
          cancelLabel={messages.signInCancel}
          onCancel={cancelSignIn}
        />
      )}
    </LazyPart>
  )
}

/** The inline SCA sign-in, where the quote cannot be read or paid without one. */
export function ScaSignIn(step: StepProps) {
  const { state, resume, cancelSignIn } = useQuoteConfirmationContext()
  const isUnread = state.status === 'unavailable' && state.error.action === 'sca-sign-in'
  if (!isUnread && state.status !== 'sca-signing-in') return null
  // There is nothing to return to while no quote could be read.
  const cancel = isUnread ? undefined : cancelSignIn
  return (
    <LazyPart load={loadScaSignIn} waiting={<Skeleton />} instead={cancel && <LeaveButton onLeave={cancel} />}>
      {({ ScaSignInInline }) => <ScaSignInInline {...step} onSignedIn={() => void resume()} onCancel={cancel} />}
    </LazyPart>
  )
}
