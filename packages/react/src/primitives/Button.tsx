import type { MouseEventHandler } from 'react'
import { definePart } from './definePart.tsx'

type ButtonOptions = {
  /** Its action is running. Label, width and focus stay; it cannot be pressed again. */
  busy?: boolean | undefined
  /** It cannot be pressed for now, but can be focused and read. */
  unavailable?: boolean | undefined
  /** What it does, after the page's own `onClick`. */
  onPress?: (() => void) | undefined
  type?: 'button' | 'submit' | undefined
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined
}

/** A button that keeps its focus while it works: `aria-disabled` instead of `disabled`, which would drop it. */
export const Button = definePart(
  'button',
  ({ busy = false, unavailable = false, type = 'button', onPress, onClick }: ButtonOptions) => {
    const idle = !busy && !unavailable
    return {
      type,
      'aria-busy': busy || undefined,
      'aria-disabled': idle ? undefined : true,
      state: { busy },
      onClick: (event: Parameters<MouseEventHandler<HTMLButtonElement>>[0]) => {
        // Also stops Enter in a field: the browser presses the form's submit button for it.
        if (!idle) return event.preventDefault()
        onClick?.(event)
        onPress?.()
      },
    }
  },
  ['busy', 'unavailable', 'onPress', 'onClick', 'type'],
)
