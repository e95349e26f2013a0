import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef } from 'react'
import type { StepHeadingProps } from '../../primitives/StepHeading.tsx'
import { StepHeading } from '../../primitives/StepHeading.tsx'
import { useLocalTime } from '../../provider/useLocalTime.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { useWalletClient } from '../../provider/WalletProvider.tsx'
import { explainOutcome } from './explainOutcome.ts'
import type { PaymentOutcome } from './PaymentOutcome.ts'
import { usePaymentOutcome } from './PaymentResultContext.ts'
import { paymentResultMessages } from './paymentResultMessages.ts'

export type PaymentResultHeadingProps = Omit<StepHeadingProps, 'step' | 'children'>

/** Says what became of the payment and takes the focus when that changes. */
export const PaymentResultHeading = forwardRef<HTMLHeadingElement, PaymentResultHeadingProps>(
  function PaymentResultHeading(props, ref) {
    const { status } = usePaymentOutcome()
    const words = useMessages('paymentResult', paymentResultMessages)
    return (
      <StepHeading {...props} ref={ref} step={status}>
        {words[`${status}Title`]}
      </StepHeading>
    )
  },
)

export type PaymentResultExplanationProps = Omit<ComponentPropsWithoutRef<'p'>, 'children'>

/** What happened and, where it failed, what happens to the money. */
export const PaymentResultExplanation = forwardRef<HTMLParagraphElement, PaymentResultExplanationProps>(
  function PaymentResultExplanation(props, ref) {
    const outcome = usePaymentOutcome()
    const words = useMessages('paymentResult', paymentResultMessages)
    const { serverTime } = useWalletClient().transport
    const writeTime = useLocalTime()
    const until = outcome.status === 'unknown' ? deadlineOf(outcome, serverTime.now()) : undefined
    const time = until && writeTime(until, 'time')
    const sentences = explainOutcome(outcome, words)
    return (
      <p {...props} ref={ref}>
        {[...sentences, ...(time === undefined ? [] : [words.unknownUntil({ time })])].join(' ')}
      </p>
    )
  },
)

/** Until when a payment that may have been sent can go out. One from outside is sent by its payer, at any time. */
function deadlineOf({ quote }: PaymentOutcome, nowMs: number): Date | undefined {
  const isAhead = quote.source.sourceType === 'ACCOUNT' && quote.expiresAt.getTime() > nowMs
  return isAhead ? quote.expiresAt : undefined
}
