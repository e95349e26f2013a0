import type { ScaFactor, ScaFactorResetState } from '@countersign/core'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../primitives/Button.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import { ErrorMessage as BaseErrorMessage } from '../../primitives/ErrorMessage.tsx'
import { Heading as BaseHeading } from '../../primitives/Heading.tsx'
import { provide } from '../../primitives/provide.tsx'
import { SecretLink } from '../../primitives/SecretLink.tsx'
import { useLatest } from '../../provider/useLatest.ts'
import { useLocalTime } from '../../provider/useLocalTime.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { useFocusKept } from '../../settings/signed-resource/useFocusKept.ts'
import {
  type CheckMethod,
  type Embed,
  ScaFactorResetContextProvider,
  useScaFactorResetContext,
} from './ScaFactorResetContext.ts'
import { scaFactorResetErrors, scaFactorResetMessages } from './scaFactorResetMessages.ts'
import { useScaFactorReset } from './useScaFactorReset.ts'

export type { Embed } from './ScaFactorResetContext.ts'
export { CompleteButton, CompleteForm, NumberHint, NumberInput, NumberLabel } from './ScaFactorResetForm.tsx'

type RootProps = {
  /** The wallet whose customer lost something. */
  accountId: string
  /** Shows the check in your page, if its provider has a component for that; else it opens in a tab of its own. */
  embed?: Embed | undefined
  /** Called once when the old factor is gone. */
  onCompleted?: ((factor: ScaFactor) => void) | undefined
}

/** Holds the reset of a lost factor for the parts inside, also one that was begun days ago. `data-status`: its status. */
export const Root = definePart(
  'div',
  ({ accountId, embed, onCompleted }: RootProps) => {
    const messages = useMessages('scaFactorReset', scaFactorResetMessages)
    const reset = useScaFactorReset({ accountId })
    const { state } = reset
    const [asked, setAsked] = useState<ScaFactor>()
    const [begunHere, setBegunHere] = useState(false)
    const id = useId()
    const ref = useRef<HTMLDivElement>(null)
    // The last step takes its button with it.
    useFocusKept(ref)
    const latestOnCompleted = useLatest(onCompleted)
    const completed = state.status === 'completed' ? state.factor : undefined
    useEffect(() => {
      if (completed) latestOnCompleted.current?.(completed)
    }, [completed, latestOnCompleted])
    // The question is answered by the reset that it led to.
    if (asked && state.status !== 'idle' && state.status !== 'starting') setAsked(undefined)

    const ask = (factor: ScaFactor | undefined) => {
      if (state.status === 'starting') return
      setBegunHere(true)
      setAsked(factor)
    }
    const begin = (factor: ScaFactor) => {
      setBegunHere(true)
      setAsked(factor)
      void reset.start(factor)
    }
    const factor = state.status !== 'starting' && 'factor' in state ? state.factor : undefined
    const checkMethod = checkMethodOf(state, embed !== undefined)
    const context = { ...reset, messages, factor, checkMethod, embed, asked, ask, begin, begunHere, id }
    return {
      ref,
      state: { status: state.status },
      wrap: provide(ScaFactorResetContextProvider, context),
    }
  },
  ['accountId', 'embed', 'onCompleted'],
)

function checkMethodOf(state: ScaFactorResetState, canEmbed: boolean): CheckMethod | undefined {
  if (state.status !== 'waiting' || state.inReview) return undefined
  if (canEmbed && state.token === 'available') return 'embedded'
  if (state.link === 'available') return 'link'
  return state.linkError ? 'refused' : 'none'
}

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
export const Heading = definePart(BaseHeading, () => {
  const { state, messages, begunHere } = useScaFactorResetContext()
  const step = stepOf(state)
  return step ? { step, focusOnMount: begunHere, children: messages[`${step}Title`] } : null
})

/** Says what to do now, or what is being done. Changes are announced. */
export const Explanation = definePart('p', () => {
  const { state, messages, factor, checkMethod } = useScaFactorResetContext()
  const step = stepOf(state)
  function explain(): string | undefined {
    if (!step || !factor) return undefined
    if (step === 'passed' || step === 'completed') return messages[step][factor]
    // An embedded check and a refused link explain themselves.
    if (checkMethod === 'embedded' || checkMethod === 'refused') return undefined
    return checkMethod === 'none' ? messages.noLink : messages[step]
  }
  return { role: 'status', children: explain() }
})

/** Says until when the check can be done. Renders nothing at other steps. */
export const Deadline = definePart('p', () => {
  const { state, messages, checkMethod } = useScaFactorResetContext()
  const writeTime = useLocalTime()
  if (state.status !== 'waiting' || !checkMethod || checkMethod === 'refused' || !state.expiresAt) return null
  const time = writeTime(state.expiresAt, 'date-time')
  return { children: time && messages.until({ time }) }
})

/** Says what went wrong and what to do. */
export const ErrorMessage = definePart(BaseErrorMessage, () => {
  const { state, messages, id } = useScaFactorResetContext()
  const writeTime = useLocalTime()
  const inForm = state.status === 'passed' || state.status === 'completing'
  const failure = state.error
  // A refused link is reported only while nothing worse is.
  const error = failure ?? (state.status === 'waiting' ? (state.refused ?? state.linkError) : undefined)
  // While a reset waits, another one was refused; a later failure is more important than that.
  const retryAt = 'retryAt' in state && !(state.status === 'waiting' && failure) ? state.retryAt : undefined
  const time = retryAt && writeTime(retryAt, 'date-time')
  return {
    ...(inForm && { id: `${id}error` }),
    journey: 'scaFactorReset' as const,
    sentences: scaFactorResetErrors,
    error,
    invalid: time && messages.waitUntil({ time }),
  }
})

type StartButtonOptions = {
  /** What was lost. */
  factor: ScaFactor
}

/** Begins the reset of a factor. Renders nothing while there is one. */
export const StartButton = definePart(
  Button,
  ({ factor }: StartButtonOptions) => {
    const { state, messages, begin } = useScaFactorResetContext()
    const { status } = state
    if (status !== 'idle' && status !== 'starting') return null
    return { busy: status === 'starting', onPress: () => begin(factor), text: messages.start }
  },
  ['factor'],
)

/**
 * Opens the check in a tab of its own, which cannot reach back into this one. Renders nothing where there is no link that
 * can be trusted, and where the page shows the check itself.
 */
export const CheckLink = definePart(SecretLink, () => {
  const { openLink, messages, checkMethod } = useScaFactorResetContext()
  if (checkMethod !== 'link') return null
  return {
    readHref: openLink,
    target: '_blank',
    rel: 'noopener noreferrer',
    text: messages.openCheck,
  }
})

/** The check in the page itself, as `embed` of the root shows it. Renders nothing without one. */
export function EmbeddedCheck() {
  const { readLivenessToken, embed, checkMethod } = useScaFactorResetContext()
  return embed && checkMethod === 'embedded' ? embed({ readToken: readLivenessToken }) : null
}

/** Begins again where the check did not pass, its time is over, or it cannot be reached. */
export const StartAgainButton = definePart(Button, () => {
  const { state, messages, factor, checkMethod, begin } = useScaFactorResetContext()
  const { status } = state
  const isOver = status === 'rejected' || status === 'expired'
  if (!factor || !(isOver || checkMethod === 'refused' || checkMethod === 'none')) return null
  return { onPress: () => begin(factor), text: messages.startAgain }
})

/** Forgets the reset on this device. Renders nothing if there is no reset. */
export const CloseButton = definePart(Button, () => {
  const { state, cancel, messages, factor } = useScaFactorResetContext()
  const { status } = state
  if (!factor) return null
  return {
    unavailable: status === 'completing',
    onPress: () => cancel(),
    text: status === 'completed' ? messages.close : messages.stop,
  }
})
