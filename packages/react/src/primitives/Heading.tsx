import { useEffect, useId, useRef } from 'react'
import { definePart } from './definePart.tsx'
import { focusStep } from './stepFocus.ts'

export type HeadingLevel = 1 | 2 | 3 | 4

/** Returns the level of a heading below one of this level. */
export function levelBelow(level: HeadingLevel): HeadingLevel {
  return Math.min(level + 1, 4) as HeadingLevel
}

/** How the heading of a finished screen fits into the page around it. */
export type ScreenHeadingProps = {
  /** The level of the heading in your page; 2 by default. */
  headingLevel?: HeadingLevel | undefined
  /** The step takes the focus at once: for a screen that replaces what the user was using. */
  focusOnMount?: boolean | undefined
}

type HeadingOptions = {
  /** Which heading element to render; 2 by default. */
  level?: HeadingLevel | undefined
  id?: string | undefined
  /** The step takes the focus when it appears, too. */
  focusOnMount?: boolean | undefined
  /** The step takes the focus when this changes. */
  step: string
}

/** Whether the user is at work in another place of the page, which must not lose the focus. What is around is no such place. */
function isBusyElsewhere(root: Element | null): boolean {
  const active = document.activeElement
  if (!active || active === document.body) return false
  return !active.contains(root) && !root?.contains(active)
}

/**
 * A heading that moves the focus to its step when that changes, because the button that was pressed is gone by then: to
 * the field that the step asks for, so that the user can type at once, or to the heading of a step without a field.
 */
export const Heading = definePart(
  'h2',
  ({ level = 2, step, focusOnMount = false, id }: HeadingOptions) => {
    const ownId = useId()
    const own = useRef<HTMLHeadingElement>(null)
    const announcedStep = useRef(focusOnMount ? undefined : step)
    useEffect(() => {
      if (announcedStep.current === step) return
      announcedStep.current = step
      const root = own.current?.closest('[data-status]') ?? null
      if (!own.current || isBusyElsewhere(root)) return
      // The field may be in a part that is loaded later; it then takes the focus over from the heading.
      focusStep(own.current, root)
    }, [step])
    return { as: `h${level}` as const, ref: own, id: id ?? ownId, tabIndex: -1, state: { step } }
  },
  ['level', 'step', 'focusOnMount'],
)
