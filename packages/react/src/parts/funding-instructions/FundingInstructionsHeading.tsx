import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef } from 'react'
import { useLocalTime } from '../../hooks/useLocalTime.ts'
import { useErrorMessage, useMessages } from '../../hooks/useMessages.ts'
import { useWalletContext } from '../../hooks/WalletProvider.tsx'
import { fundingErrors, fundingMessages } from '../../messages/funding.ts'
import { Amount, amountText } from '../elements/Amount.tsx'
import type { ButtonProps } from '../elements/BusyButton.tsx'
import { BusyButton } from '../elements/BusyButton.tsx'
import { Countdown } from '../elements/Countdown.tsx'
import type { StepHeadingProps } from '../elements/StepHeading.tsx'
import { StepHeading } from '../elements/StepHeading.tsx'
import { useFundingInstructionsContext } from './FundingInstructionsContext.ts'

/** Names the step and takes the focus when it changes. */
export const FundingInstructionsHeading = forwardRef<HTMLHeadingElement, Omit<StepHeadingProps, 'step' | 'children'>>(
  function FundingInstructionsHeading(props, ref) {
    const { status } = useFundingInstructionsContext().funding.state
    const words = useMessages('funding', fundingMessages)
    const titles: { readonly [status: string]: string | undefined } = {
      unavailable: words.unavailableTitle,
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
    if (status !== 'instructions' && status !== 'expired') return null
    return (
      <p {...props} ref={ref}>
        {status === 'instructions' ? words.lead : words.expired}
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

/** Until when it can be sent: a time of day, and a countdown in the last two minutes. */
export const FundingInstructionsDeadline = forwardRef<
  HTMLDivElement,
  Omit<ComponentPropsWithoutRef<'div'>, 'children'>
>(function FundingInstructionsDeadline(props, ref) {
  const { state, timeLeftMs } = useFundingInstructionsContext().funding
  const words = useMessages('funding', fundingMessages)
  const writeTime = useLocalTime()
  if (state.status !== 'instructions') return null
  const { expiresAt } = state.quote
  const time = writeTime(expiresAt, 'date-time')
  return (
    <div {...props} ref={ref}>
      <span>{time && words.sendBy({ time })}</span>
      <Countdown
        deadlineMs={expiresAt.getTime()}
        timeLeftMs={timeLeftMs}
        showBelowSeconds={120}
        announce={words.timeLeft}
      />
    </div>
  )
})

/** Makes a new quote once the time of this one is over, or it failed. Renders nothing before. */
export const FundingInstructionsRequoteButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function FundingInstructionsRequoteButton(props, ref) {
    const { state, requote } = useFundingInstructionsContext().funding
    const words = useMessages('funding', fundingMessages)
    if (state.status !== 'expired' && state.status !== 'failed') return null
    return (
      <BusyButton {...props} ref={ref} onAction={() => void requote()}>
        {props.children ?? words.requote}
      </BusyButton>
    )
  },
)

/** Reads or makes the quote again. Renders nothing where that worked. */
export const FundingInstructionsRetryButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function FundingInstructionsRetryButton(props, ref) {
    const { state, load } = useFundingInstructionsContext().funding
    const words = useMessages('funding', fundingMessages)
    if (state.status !== 'unavailable') return null
    return (
      <BusyButton {...props} ref={ref} onAction={() => void load()}>
        {props.children ?? words.tryAgain}
      </BusyButton>
    )
  },
)
