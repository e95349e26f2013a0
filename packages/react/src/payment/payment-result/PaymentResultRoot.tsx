import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef } from 'react'
import type { PaymentOutcome } from './PaymentOutcome.ts'
import { PaymentResultContext } from './PaymentResultContext.ts'

export type PaymentResultRootProps = ComponentPropsWithoutRef<'div'> & {
  /** What became of the payment: the state of a quote confirmation after consent. */
  outcome: PaymentOutcome
}

/** Holds the outcome of one payment for the parts inside. `data-status` says which. */
export const PaymentResultRoot = forwardRef<HTMLDivElement, PaymentResultRootProps>(
  function PaymentResultRoot(props, ref) {
    const { outcome, ...rest } = props
    return (
      <PaymentResultContext.Provider value={outcome}>
        <div {...rest} ref={ref} data-status={outcome.status} />
      </PaymentResultContext.Provider>
    )
  },
)
