import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef } from 'react'
import type { StepHeadingProps } from '../../primitives/StepHeading.tsx'
import { StepHeading } from '../../primitives/StepHeading.tsx'
import { useErrorMessage, useMessages } from '../../provider/useMessages.ts'
import { codeFormat } from '../sca-proof/index.ts'
import { useTotpEnrollContext } from './TotpEnrollContext.ts'
import { totpEnrollErrors, totpEnrollMessages } from './totpEnrollMessages.ts'

export type TotpEnrollHeadingProps = Omit<StepHeadingProps, 'step' | 'children'>

/** Names the step and takes the focus when it changes. */
export const TotpEnrollHeading = forwardRef<HTMLHeadingElement, TotpEnrollHeadingProps>(
  function TotpEnrollHeading(props, ref) {
    const { step } = useTotpEnrollContext()
    const words = useMessages('totpEnroll', totpEnrollMessages)
    const title = {
      start: words.title,
      code: words.codeTitle,
      recovery: words.recoveryTitle,
      cleared: words.clearedTitle,
      done: words.doneTitle,
    }[step]
    return (
      <StepHeading {...props} ref={ref} step={step}>
        {title}
      </StepHeading>
    )
  },
)

type ParagraphProps = Omit<ComponentPropsWithoutRef<'p'>, 'children'>

/** What to know at this step. */
export const TotpEnrollExplanation = forwardRef<HTMLParagraphElement, ParagraphProps>(
  function TotpEnrollExplanation(props, ref) {
    const { enroll, step } = useTotpEnrollContext()
    const words = useMessages('totpEnroll', totpEnrollMessages)
    const { state } = enroll
    const explanation = {
      start: words.lead,
      code: words.codeLead,
      recovery: words.recoveryLead,
      cleared: state.status === 'cleared' && state.enrolled ? words.clearedEnrolled : words.cleared,
      done: words.done,
    }[step]
    return (
      <p {...props} ref={ref}>
        {explanation}
      </p>
    )
  },
)

/** What went wrong and what to do. Always in the page and empty without an error, so that it is announced. */
export const TotpEnrollErrorMessage = forwardRef<HTMLParagraphElement, ParagraphProps>(
  function TotpEnrollErrorMessage(props, ref) {
    const { enroll, ids, incomplete } = useTotpEnrollContext()
    const words = useMessages('totpEnroll', totpEnrollMessages)
    const sentenceFor = useErrorMessage(totpEnrollErrors)
    const error = 'error' in enroll.state ? enroll.state.error : undefined
    return (
      <p role="alert" {...props} ref={ref} id={ids.error} data-error-code={error?.code}>
        {incomplete ? words.codeIncomplete(codeFormat) : sentenceFor(error)}
      </p>
    )
  },
)
