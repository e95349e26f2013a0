import { type PaymentOutcome, PaymentResult } from '@countersign/react/payment-result'
import { Card, plain, primary } from './design.tsx'

type ReceiptProps = { outcome: PaymentOutcome; onCheckAgain: () => Promise<unknown>; onDone: () => void }

/** What became of the payment. Nothing here says that it failed as long as that is not known. */
export function Receipt({ outcome, onCheckAgain, onDone }: ReceiptProps) {
  return (
    <PaymentResult.Root outcome={outcome}>
      <Card>
        <PaymentResult.Heading />
        <PaymentResult.Explanation />
        <PaymentResult.Summary />
        <PaymentResult.Timeline />
        <PaymentResult.Details />
        <PaymentResult.CheckAgainButton render={primary} onClick={() => void onCheckAgain()} />
        <PaymentResult.PrintButton render={plain} />
        <PaymentResult.DoneButton render={primary} onClick={onDone} />
        <PaymentResult.SupportLink />
      </Card>
    </PaymentResult.Root>
  )
}
