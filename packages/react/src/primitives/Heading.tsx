import { useEffect, useRef } from 'react'
import { definePart } from './definePart.tsx'

export type HeadingLevel = 1 | 2 | 3 | 4

/** Returns the level of a heading below one of this level. */
export function levelBelow(level: HeadingLevel): HeadingLevel {
  return Math.min(level + 1, 4) as HeadingLevel
}

/** How the heading of a finished screen fits into the page around it. */
export type ScreenHeadingProps = {
  /** The level of the heading in your page; 2 by default. */
  headingLevel?: HeadingLevel | undefined
  /** The heading takes the focus at once: for a screen that replaces what the user was using. */
  focusOnMount?: boolean | undefined
}

type HeadingOptions = {
  /** Which heading element to render; 2 by default. */
  level?: HeadingLevel | undefined
  /** Takes the focus when it appears, too. */
  focusOnMount?: boolean | undefined
  /** Takes the focus when this changes. */
  step: string
}

/** Whether the user is at work in another place of the page, which must not lose the focus. */
function isBusyElsewhere(heading: HTMLElement): boolean {
  const active = document.activeElement
  if (!active || active === document.body) return false
  return !heading.closest('[data-status]')?.contains(active)
}

/** A heading that takes the focus when the step it names changes, because the button that was pressed is gone by then. */
export const Heading = definePart(
  'h2',
  ({ level = 2, step, focusOnMount = false }: HeadingOptions) => {
    const own = useRef<HTMLHeadingElement>(null)
    const announcedStep = useRef(focusOnMount ? undefined : step)
    useEffect(() => {
      if (announcedStep.current === step) return
      announcedStep.current = step
      if (own.current && !isBusyElsewhere(own.current)) own.current.focus()
    }, [step])
    return { as: `h${level}` as const, ref: own, tabIndex: -1, state: { step } }
  },
  ['level', 'step', 'focusOnMount'],
)
