import type { FundingState } from '@countersign/core'
import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef } from 'react'
import { Amount, amountText } from '../../primitives/Amount.tsx'
import type { ButtonProps } from '../../primitives/BusyButton.tsx'
import { BusyButton } from '../../primitives/BusyButton.tsx'
import type { StepHeadingProps } from '../../primitives/StepHeading.tsx'
import { StepHeading } from '../../primitives/StepHeading.tsx'
import { useErrorMessage, useMessages } from '../../provider/useMessages.ts'
import { useWalletContext } from '../../provider/WalletProvider.tsx'
import { useFundingInstructionsContext } from './FundingInstructionsContext.ts'
import { fundingErrors, fundingMessages } from './fundingMessages.ts'

/** Names the step and takes the focus when it changes. */
export const FundingInstructionsHeading = forwardRef<HTMLHeadingElement, Omit<StepHeadingProps, 'step' | 'children'>>(
  function FundingInstructionsHeading(props, ref) {
    const { status } = useFundingInstructionsContext().funding.state
    const words = useMessages('funding', fundingMessages)
    const titles: { readonly [status: string]: string | undefined } = {
      unavailable: words.unavailableTitle,
      changed: words.changedTitle,
      instructions: words.title,
      expired: words.expiredTitle,
    }
    return (
      <StepHeading {...props} ref={ref} step={status}>
        {titles[status] ?? words.loadingTitle}
      </StepHeading>
    )
  },
)

type ParagraphProps = Omit<ComponentPropsWithoutRef<'p'>, 'children'>

/** What to do, or why nothing is to be done any more. */
export const FundingInstructionsExplanation = forwardRef<HTMLParagraphElement, ParagraphProps>(
  function FundingInstructionsExplanation(props, ref) {
    const { status } = useFundingInstructionsContext().funding.state
    const words = useMessages('funding', fundingMessages)
    const texts: { readonly [status: string]: string | undefined } = {
      changed: words.changed,
      instructions: words.lead,
      expired: words.expired,
    }
    const text = texts[status]
    if (text === undefined) return null
    return (
      <p {...props} ref={ref}>
        {text}
      </p>
    )
  },
)

/** Why there is nothing to show. Always in the page and empty without an error, so that it is announced. */
export const FundingInstructionsErrorMessage = forwardRef<HTMLParagraphElement, ParagraphProps>(
  function FundingInstructionsErrorMessage(props, ref) {
    const { state } = useFundingInstructionsContext().funding
    const sentenceFor = useErrorMessage(fundingErrors)
    const error = state.status === 'unavailable' ? state.error : undefined
    return (
      <p role="alert" {...props} ref={ref} data-error-code={error?.code}>
        {sentenceFor(error)}
      </p>
    )
  },
)

/** How much is to be sent. Renders nothing at other steps. */
export const FundingInstructionsAmount = forwardRef<HTMLDListElement, Omit<ComponentPropsWithoutRef<'dl'>, 'children'>>(
  function FundingInstructionsAmount(props, ref) {
    const { state } = useFundingInstructionsContext().funding
    const words = useMessages('funding', fundingMessages)
    const { locale } = useWalletContext()
    if (state.status !== 'instructions') return null
    const { totalSendingAmount: amount, sendingCurrency: currency } = state.quote
    return (
      <dl {...props} ref={ref}>
        <div data-row="send">
          <dt>{words.amount}</dt>
          <dd>
            <Amount>{amountText({ amount, currency }, { locale })}</Amount>
          </dd>
        </div>
      </dl>
    )
  },
)

/** Says that the transfer is waited for. Renders nothing at other steps. */
export const FundingInstructionsWaiting = forwardRef<HTMLParagraphElement, ParagraphProps>(
  function FundingInstructionsWaiting(props, ref) {
    const { status } = useFundingInstructionsContext().funding.state
    const words = useMessages('funding', fundingMessages)
    if (status !== 'instructions') return null
    return (
      <p role="status" {...props} ref={ref}>
        {words.waiting}
      </p>
    )
  },
)

/** The consent to a new quote that is not as the one before. Renders nothing elsewhere. */
export const FundingInstructionsAcceptButton = forwardRef<HTMLButtonElement, Omit<ButtonProps, 'children'>>(
  function FundingInstructionsAcceptButton(props, ref) {
    const { state, accept } = useFundingInstructionsContext().funding
    const words = useMessages('funding', fundingMessages)
    const { locale } = useWalletContext()
    if (state.status !== 'changed') return null
    const { totalSendingAmount: amount, sendingCurrency: currency } = state.quote
    return (
      <BusyButton {...props} ref={ref} onAction={() => void accept()}>
        {words.accept({ amount: amountText({ amount, currency }, { locale }) })}
      </BusyButton>
    )
  },
)

/** Whether reading the quote again would give the same answer, for ever. */
function hasChanged(state: FundingState): boolean {
  return state.status === 'unavailable' && state.error.code === 'QUOTE_CHANGED'
}

/** Makes a new quote once the time of this one is over, or it failed or changed. Renders nothing before. */
export const FundingInstructionsRequoteButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function FundingInstructionsRequoteButton(props, ref) {
    const { state, requote } = useFundingInstructionsContext().funding
    const words = useMessages('funding', fundingMessages)
    if (state.status !== 'expired' && state.status !== 'failed' && !hasChanged(state)) return null
    return (
      <BusyButton {...props} ref={ref} onAction={() => void requote()}>
        {props.children ?? words.requote}
      </BusyButton>
    )
  },
)

/** Reads or makes the quote again. Renders nothing where that worked, or would give the same answer. */
export const FundingInstructionsRetryButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function FundingInstructionsRetryButton(props, ref) {
    const { state, load } = useFundingInstructionsContext().funding
    const words = useMessages('funding', fundingMessages)
    if (state.status !== 'unavailable' || hasChanged(state)) return null
    return (
      <BusyButton {...props} ref={ref} onAction={() => void load()}>
        {props.children ?? words.tryAgain}
      </BusyButton>
    )
  },
)
