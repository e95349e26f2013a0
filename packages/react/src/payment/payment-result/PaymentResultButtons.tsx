import { forwardRef, useState } from 'react'
import type { ButtonProps } from '../../primitives/BusyButton.tsx'
import { BusyButton } from '../../primitives/BusyButton.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import { usePaymentOutcome } from './PaymentResultContext.ts'
import { paymentResultMessages } from './paymentResultMessages.ts'

type LabelledButtonProps = Omit<ButtonProps, 'children'>

/** Looks again at a payment that nobody knows about yet, and says so. Renders nothing when its end is known. */
export const PaymentResultCheckAgainButton = forwardRef<HTMLButtonElement, LabelledButtonProps>(
  function PaymentResultCheckAgainButton(props, ref) {
    const { status } = usePaymentOutcome()
    const words = useMessages('paymentResult', paymentResultMessages)
    const [pressed, setPressed] = useState(false)
    if (status !== 'unknown') return null
    return (
      <>
        <p role="status" data-part="checking">
          {pressed && words.checking}
        </p>
        <BusyButton
          {...props}
          ref={ref}
          onClick={(event) => {
            setPressed(true)
            props.onClick?.(event)
          }}
        >
          {words.checkAgain}
        </BusyButton>
      </>
    )
  },
)

/** Opens the browser's print dialog. */
export const PaymentResultPrintButton = forwardRef<HTMLButtonElement, LabelledButtonProps>(
  function PaymentResultPrintButton(props, ref) {
    const words = useMessages('paymentResult', paymentResultMessages)
    if (usePaymentOutcome().status === 'unknown') return null
    return (
      <BusyButton {...props} ref={ref} onAction={() => window.print()}>
        {words.print}
      </BusyButton>
    )
  },
)

/** Shares the receipt by your `onClick`: what leaves the page is your decision. */
export const PaymentResultShareButton = forwardRef<HTMLButtonElement, LabelledButtonProps>(
  function PaymentResultShareButton(props, ref) {
    const words = useMessages('paymentResult', paymentResultMessages)
    if (usePaymentOutcome().status === 'unknown') return null
    return (
      <BusyButton {...props} ref={ref}>
        {words.share}
      </BusyButton>
    )
  },
)
