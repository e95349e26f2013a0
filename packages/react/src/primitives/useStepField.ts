import { type RefObject, useEffect, useState } from 'react'
import { stepHeadingOf } from './stepFocus.ts'

type StepFieldOptions = {
  input: RefObject<HTMLInputElement | null>
  /** The id of its label. */
  labelId: string
  /** What the page sets; a name of its own is kept. */
  given: object
}

/**
 * Returns the props of the field that a step asks for. When the step opens, the field has the focus instead of the
 * heading, so it is named by the heading and the label: a screen reader reads both.
 */
export function useStepField({ input, labelId, given }: StepFieldOptions) {
  const [headingId, setHeadingId] = useState<string>()
  useEffect(() => {
    setHeadingId(stepHeadingOf(input.current)?.id)
  })
  useEffect(() => {
    // A field that appears later than its heading, which has taken the focus by then.
    const heading = stepHeadingOf(input.current)
    if (heading && heading === document.activeElement) input.current?.focus()
  }, [input])
  const isNamed = 'aria-label' in given || 'aria-labelledby' in given
  return {
    'data-step-field': '',
    ...(headingId && !isNamed && { 'aria-labelledby': `${headingId} ${labelId}` }),
  }
}
