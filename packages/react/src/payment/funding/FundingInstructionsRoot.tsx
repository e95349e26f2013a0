import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef, useId, useState } from 'react'
import { copyText } from '../../primitives/clipboard/copyText.ts'
import { FundingInstructionsContext } from './FundingInstructionsContext.ts'
import type { UseFundingOptions } from './useFunding.ts'
import { useFunding } from './useFunding.ts'

export type FundingInstructionsRootProps = ComponentPropsWithoutRef<'div'> & {
  /** What is paid: a quote that is there already, or a request to make one from. */
  payment: UseFundingOptions
}

/** Holds a payment that is paid from outside for the parts inside. `data-status` is the status. */
export const FundingInstructionsRoot = forwardRef<HTMLDivElement, FundingInstructionsRootProps>(
  function FundingInstructionsRoot(props, ref) {
    const { payment, ...rest } = props
    const funding = useFunding(payment)
    const id = useId()
    const { state } = funding
    const quoteId = 'quote' in state ? state.quote.id : undefined
    // Another quote has ways of its own.
    const [choice, setChoice] = useState<{ quoteId: string | undefined; index: number }>()
    const [copied, setCopied] = useState<boolean>()
    const value = {
      funding,
      chosen: choice?.quoteId === quoteId ? (choice?.index ?? 0) : 0,
      choose: (index: number) => {
        setCopied(undefined)
        setChoice({ quoteId, index })
      },
      id,
      copied,
      copy: (text: string) => {
        setCopied(undefined)
        void copyText(text).then(setCopied)
      },
    }
    return (
      <FundingInstructionsContext.Provider value={value}>
        <div {...rest} ref={ref} data-status={state.status} />
      </FundingInstructionsContext.Provider>
    )
  },
)
