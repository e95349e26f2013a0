import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef } from 'react'

export type BusyButtonProps = ComponentPropsWithoutRef<'button'> & {
  /** Its action is running. Label, width and focus stay; it cannot be pressed again. */
  busy?: boolean | undefined
  /** It cannot be pressed for now, but may be focused and read. */
  unavailable?: boolean | undefined
  /** What it does, after the page's own `onClick`. */
  onAction?: (() => void) | undefined
}

/** What a page may set on a button whose behaviour is ours. */
export type ButtonProps = Omit<BusyButtonProps, 'busy' | 'unavailable' | 'type' | 'onAction'>

/** A button that keeps its focus while it works: `aria-disabled` instead of `disabled`, which would drop it. */
export const BusyButton = forwardRef<HTMLButtonElement, BusyButtonProps>(function BusyButton(props, ref) {
  const { busy = false, unavailable = false, type = 'button', onClick, onAction, ...rest } = props
  const idle = !busy && !unavailable
  return (
    <button
      {...rest}
      ref={ref}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={idle ? undefined : true}
      data-busy={busy ? '' : undefined}
      onClick={(event) => {
        // Also stops Enter in a field: the browser presses the form's submit button for it.
        if (!idle) return event.preventDefault()
        onClick?.(event)
        onAction?.()
      }}
    />
  )
})
