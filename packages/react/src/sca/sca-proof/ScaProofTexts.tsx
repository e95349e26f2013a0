import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef } from 'react'
import { useErrorMessage, useMessages } from '../../provider/useMessages.ts'
import { useOffline } from '../../provider/useOffline.ts'
import { useMoment } from './ScaProofClocks.tsx'
import { codeFormat, openRequest, useScaProofContext } from './ScaProofContext.ts'
import { scaErrors } from './scaErrors.ts'
import { scaProofMessages } from './scaProofMessages.ts'

type ParagraphProps = Omit<ComponentPropsWithoutRef<'p'>, 'children'>

/** Says before anything happens what will, or where the code went, or why nothing is taken any more. */
export const ScaProofExplanation = forwardRef<HTMLParagraphElement, ParagraphProps>(
  function ScaProofExplanation(props, ref) {
    const { state } = useScaProofContext()
    const words = useMessages('scaProof', scaProofMessages)
    const request = openRequest(state)
    const explanations = new Map(Object.entries(words.explanations))
    function explain() {
      if (state.status === 'expired' && state.error) return words.expiredUnknown
      if (state.status === 'suspended' || state.status === 'expired') return words[state.status]
      if (state.status === 'awaiting-proof' && state.resent) return words.codeResent
      return request && (explanations.get(request.factor) ?? words.unknownFactor)
    }
    return (
      <p role="status" {...props} ref={ref}>
        {explain()}
      </p>
    )
  },
)

/** Says that the device asks for the passkey. Always in the page, so that it is announced. */
export const ScaProofProgress = forwardRef<HTMLParagraphElement, ParagraphProps>(function ScaProofProgress(props, ref) {
  const { state } = useScaProofContext()
  const words = useMessages('scaProof', scaProofMessages)
  const prompting = state.status === 'proving' && state.request.factor === 'PASSKEY'
  return (
    <p role="status" {...props} ref={ref}>
      {prompting && words.prompting}
    </p>
  )
})

/** What helps with the field. */
export const ScaProofHint = forwardRef<HTMLParagraphElement, ParagraphProps>(function ScaProofHint(props, ref) {
  const { ids } = useScaProofContext()
  const words = useMessages('scaProof', scaProofMessages)
  return (
    <p {...props} ref={ref} id={ids.hint}>
      {words.codeHint}
    </p>
  )
})

/** What went wrong and what to do; never which part of the proof. Always in the page and empty without an error. */
export const ScaProofErrorMessage = forwardRef<HTMLParagraphElement, ParagraphProps>(
  function ScaProofErrorMessage(props, ref) {
    const { state, actions, ids, incomplete, waitSeconds } = useScaProofContext()
    const words = useMessages('scaProof', scaProofMessages)
    const sentenceFor = useErrorMessage(scaErrors)
    const writeMoment = useMoment()
    const error = state.status === 'awaiting-proof' ? state.error : undefined
    const retryAt = openRequest(state)?.retryAt
    function explain() {
      if (incomplete) return words.codeIncomplete({ length: codeFormat.length })
      const time = waitSeconds ? retryAt && writeMoment(retryAt, actions.timeLeftMs('retry')) : undefined
      if (time) return words.waitUntil({ time })
      if (error?.code !== 'RATE_LIMITED') return sentenceFor(error)
      // Once the wait is over, nothing is wrong any more. Without one it was a code that was asked for, not a try.
      return retryAt ? undefined : words.resendTooSoon
    }
    return (
      <p role="alert" {...props} ref={ref} id={ids.error} data-error-code={error?.code}>
        {explain()}
      </p>
    )
  },
)

/** Says that the browser is offline. Always in the page, so that it is announced. */
export const ScaProofOffline = forwardRef<HTMLParagraphElement, ParagraphProps>(function ScaProofOffline(props, ref) {
  const { state } = useScaProofContext()
  const words = useMessages('scaProof', scaProofMessages)
  const offline = useOffline()
  return (
    <p role="status" {...props} ref={ref}>
      {offline && openRequest(state) && words.offline}
    </p>
  )
})
