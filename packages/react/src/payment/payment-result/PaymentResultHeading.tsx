import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef } from 'react'
import type { StepHeadingProps } from '../../primitives/StepHeading.tsx'
import { StepHeading } from '../../primitives/StepHeading.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import { explainOutcome } from './explainOutcome.ts'
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
    return (
      <p {...props} ref={ref}>
        {explainOutcome(outcome, words).join(' ')}
      </p>
    )
  },
)
