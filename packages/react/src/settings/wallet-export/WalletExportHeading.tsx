import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef } from 'react'
import type { StepHeadingProps } from '../../primitives/StepHeading.tsx'
import { StepHeading } from '../../primitives/StepHeading.tsx'
import { useErrorMessage, useMessages } from '../../provider/useMessages.ts'
import { useWalletExportContext } from './WalletExportContext.ts'
import { walletExportErrors, walletExportMessages } from './walletExportMessages.ts'

export type WalletExportHeadingProps = Omit<StepHeadingProps, 'step' | 'children'>

/** Names the step and takes the focus when it changes. */
export const WalletExportHeading = forwardRef<HTMLHeadingElement, WalletExportHeadingProps>(
  function WalletExportHeading(props, ref) {
    const { step } = useWalletExportContext()
    const words = useMessages('walletExport', walletExportMessages)
    return (
      <StepHeading {...props} ref={ref} step={step}>
        {{ warnings: words.title, words: words.readyTitle, cleared: words.clearedTitle }[step]}
      </StepHeading>
    )
  },
)

type ParagraphProps = Omit<ComponentPropsWithoutRef<'p'>, 'children'>

/** What to know at this step. */
export const WalletExportExplanation = forwardRef<HTMLParagraphElement, ParagraphProps>(
  function WalletExportExplanation(props, ref) {
    const { step } = useWalletExportContext()
    const words = useMessages('walletExport', walletExportMessages)
    return (
      <p {...props} ref={ref}>
        {{ warnings: words.lead, words: words.readyLead, cleared: words.cleared }[step]}
      </p>
    )
  },
)

/** What went wrong and what to do. Always in the page and empty without an error, so that it is announced. */
export const WalletExportErrorMessage = forwardRef<HTMLParagraphElement, ParagraphProps>(
  function WalletExportErrorMessage(props, ref) {
    const { walletExport, unticked } = useWalletExportContext()
    const words = useMessages('walletExport', walletExportMessages)
    const sentenceFor = useErrorMessage(walletExportErrors)
    const { state } = walletExport
    const error = state.status === 'idle' ? state.error : undefined
    return (
      <p role="alert" {...props} ref={ref} data-error-code={error?.code}>
        {unticked ? words.tickAll : sentenceFor(error)}
      </p>
    )
  },
)
