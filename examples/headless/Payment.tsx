import type { QuoteConfirmationOptions } from '@countersign/core'
import { isPaymentOutcome } from '@countersign/react/payment-result'
import {
  QuoteConfirmation,
  QuoteNameCheck,
  QuoteNameConsent,
  useQuoteConfirmation,
} from '@countersign/react/quote-confirmation'
import { ScaSignIn } from '@countersign/react/sca-sign-in'
import { Card, notice, plain, primary } from './design.tsx'
import { Proof, ProofFields } from './Proof.tsx'
import { Receipt } from './Receipt.tsx'
import { SignIn } from './SignIn.tsx'

type PaymentProps = {
  payment: QuoteConfirmationOptions
  onDone: () => void
}

/** The price and the consent, the proof where one is asked for, and the receipt. */
export function Payment({ payment, onDone }: PaymentProps) {
  const confirmation = useQuoteConfirmation(payment)
  const { state, checkAgain, resume } = confirmation
  const needsScaSignIn =
    state.status === 'sca-signing-in' || (state.status === 'unavailable' && state.error.action === 'sca-sign-in')
  if (isPaymentOutcome(state)) return <Receipt outcome={state} onCheckAgain={checkAgain} onDone={onDone} />
  return (
    <QuoteConfirmation.Root confirmation={confirmation}>
      <QuoteConfirmation.Review>
        <Card>
          <Agreement onDone={onDone} />
        </Card>
      </QuoteConfirmation.Review>
      <QuoteConfirmation.Challenge>
        <Proof />
      </QuoteConfirmation.Challenge>
      {state.status === 'signing-in' && <SignIn credentialId={state.credentialId} />}
      {needsScaSignIn && (
        <ScaSignIn.Root accountId={payment.accountId} onSignedIn={() => void resume()}>
          <Card>
            <ScaSignIn.Heading />
            <ScaSignIn.Explanation />
            <ScaSignIn.Pending />
            <ScaSignIn.ErrorMessage render={notice} />
            <ScaSignIn.FactorList />
            <ScaSignIn.Proof>
              <ProofFields />
            </ScaSignIn.Proof>
            <ScaSignIn.StartAgainButton render={primary} />
            <ScaSignIn.RetryButton render={primary} />
          </Card>
        </ScaSignIn.Root>
      )}
    </QuoteConfirmation.Root>
  )
}

/** Everything that the user agrees to. What is not on the screen was not agreed to. */
function Agreement({ onDone }: { onDone: () => void }) {
  return (
    <>
      <QuoteConfirmation.Heading />
      <QuoteConfirmation.Explanation />
      <QuoteConfirmation.SecurityStop />
      <QuoteConfirmation.Summary />
      <QuoteNameCheck />
      <QuoteConfirmation.Details />
      <QuoteConfirmation.Changes />
      <QuoteConfirmation.Deadline />
      <QuoteNameConsent />
      <QuoteConfirmation.ConfirmButton render={primary} />
      <QuoteConfirmation.RequoteButton render={primary} />
      <QuoteConfirmation.RetryButton render={primary} />
      <QuoteConfirmation.ErrorMessage render={notice} />
      <QuoteConfirmation.ContinueButton render={primary} />
      <QuoteConfirmation.SupportLink />
      <QuoteConfirmation.CancelButton render={plain} onClick={onDone} />
      <QuoteConfirmation.DoneButton render={plain} onClick={onDone} />
    </>
  )
}
