import type { ScaFactorResetState, WalletError } from '@countersign/core'
import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef, useContext } from 'react'
import type { StepHeadingProps } from '../../primitives/StepHeading.tsx'
import { StepHeading } from '../../primitives/StepHeading.tsx'
import { useLocalTime } from '../../provider/useLocalTime.ts'
import { useErrorMessage, useMessages } from '../../provider/useMessages.ts'
import { FormIdContext } from './ScaResetCompleteForm.tsx'
import { useScaResetContext, useWayToCheck } from './ScaResetContext.ts'
import type { ScaResetMessages } from './scaResetMessages.ts'
import { scaResetErrors, scaResetMessages } from './scaResetMessages.ts'

type Step = 'waiting' | 'review' | 'passed' | 'completed' | 'rejected' | 'expired'

function stepOf(state: ScaFactorResetState): Step | undefined {
  switch (state.status) {
    case 'loading':
    case 'idle':
    case 'starting':
      return undefined
    case 'waiting':
      return state.inReview ? 'review' : 'waiting'
    case 'completing':
      return 'passed'
    default:
      return state.status
  }
}

/** Names the step and takes the focus when it changes. Renders nothing where there is no reset. */
export const ScaResetHeading = forwardRef<HTMLHeadingElement, Omit<StepHeadingProps, 'step' | 'children'>>(
  function ScaResetHeading(props, ref) {
    const { reset, begunHere } = useScaResetContext()
    const words = useMessages('scaReset', scaResetMessages)
    const step = stepOf(reset.state)
    if (!step) return null
    return (
      <StepHeading focusOnMount={begunHere} {...props} ref={ref} step={step}>
        {words[`${step}Title`]}
      </StepHeading>
    )
  },
)

type ParagraphProps = Omit<ComponentPropsWithoutRef<'p'>, 'children'>

/** What to do now, or what is being done. Changes are announced. */
export const ScaResetExplanation = forwardRef<HTMLParagraphElement, ParagraphProps>(
  function ScaResetExplanation(props, ref) {
    const { state } = useScaResetContext().reset
    const words = useMessages('scaReset', scaResetMessages)
    const way = useWayToCheck()
    return (
      <p role="status" {...props} ref={ref}>
        {explain(state, { words, way })}
      </p>
    )
  },
)

type Explaining = { words: ScaResetMessages; way: ReturnType<typeof useWayToCheck> }

function explain(state: ScaFactorResetState, { words, way }: Explaining): string | undefined {
  switch (state.status) {
    case 'loading':
    case 'idle':
    case 'starting':
      return undefined
    case 'waiting':
      if (way === undefined) return words.review
      // What stands in the page, or went wrong, says for itself what to do.
      if (way === 'page' || way === 'refused') return undefined
      return way === 'none' ? words.noLink : words.waiting
    case 'passed':
    case 'completing':
      return words.passed[state.factor]
    case 'completed':
      return words.completed[state.factor]
    default:
      return words[state.status]
  }
}

/** Until when the check can be done. Renders nothing at other steps. */
export const ScaResetDeadline = forwardRef<HTMLParagraphElement, ParagraphProps>(function ScaResetDeadline(props, ref) {
  const { state } = useScaResetContext().reset
  const words = useMessages('scaReset', scaResetMessages)
  const writeTime = useLocalTime()
  const way = useWayToCheck()
  if (state.status !== 'waiting' || way === undefined || way === 'refused' || !state.expiresAt) return null
  const time = writeTime(state.expiresAt, 'date-time')
  return (
    <p {...props} ref={ref}>
      {time && words.until({ time })}
    </p>
  )
})

/** A link that was refused is told only while nothing worse is. */
function errorOf(state: ScaFactorResetState): WalletError | undefined {
  const error = 'error' in state ? state.error : undefined
  return error ?? (state.status === 'waiting' ? (state.refused ?? state.linkError) : undefined)
}

/** When another one may be begun, where the error says that it may not be now. */
function retryAtOf(state: ScaFactorResetState): Date | undefined {
  if (state.status === 'waiting') return state.error ? undefined : state.retryAt
  return state.status === 'idle' ? state.retryAt : undefined
}

/** What went wrong and what to do. Always in the page and empty without an error, so that it is announced. */
export const ScaResetErrorMessage = forwardRef<HTMLParagraphElement, ParagraphProps>(
  function ScaResetErrorMessage(props, ref) {
    const { state } = useScaResetContext().reset
    const words = useMessages('scaReset', scaResetMessages)
    const formId = useContext(FormIdContext)
    const sentenceFor = useErrorMessage(scaResetErrors)
    const writeTime = useLocalTime()
    const error = errorOf(state)
    const retryAt = retryAtOf(state)
    const time = retryAt && writeTime(retryAt, 'date-time')
    return (
      <p role="alert" {...props} ref={ref} id={formId ? `${formId}error` : props.id} data-error-code={error?.code}>
        {time ? words.waitUntil({ time }) : sentenceFor(error)}
      </p>
    )
  },
)
