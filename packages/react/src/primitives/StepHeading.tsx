import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef, useEffect, useRef } from 'react'
import { useComposedRefs } from './useComposedRefs.ts'

export type HeadingLevel = 1 | 2 | 3 | 4
export type StepHeadingProps = ComponentPropsWithoutRef<'h2'> & {
  /** Which heading element to render; 2 if not given. */
  level?: HeadingLevel | undefined
  /** Takes the focus when this changes. */
  step: string
  /** Takes the focus when it appears, too. */
  focusOnMount?: boolean | undefined
}

/** Whether the person is at work in another place of the page, which nothing may take from them. */
function isBusyElsewhere(heading: HTMLElement): boolean {
  const active = document.activeElement
  if (!active || active === document.body) return false
  return !heading.closest('[data-status]')?.contains(active)
}

/** A heading that takes the focus when the step it names changes, so that nobody is left on a button that is gone. */
export const StepHeading = forwardRef<HTMLHeadingElement, StepHeadingProps>(function StepHeading(props, ref) {
  const { level = 2, step, focusOnMount = false, ...rest } = props
  const own = useRef<HTMLHeadingElement>(null)
  const announcedStep = useRef(focusOnMount ? undefined : step)
  useEffect(() => {
    if (announcedStep.current === step) return
    announcedStep.current = step
    if (own.current && !isBusyElsewhere(own.current)) own.current.focus()
  }, [step])

  const Heading = `h${level}` as const
  return <Heading tabIndex={-1} {...rest} ref={useComposedRefs(own, ref)} data-step={step} />
})
