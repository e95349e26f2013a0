import { type RefObject, useEffect, useRef } from 'react'

/** Moves the focus to the first new row when the button that asked for more rows is gone. */
export function useFocusOnNewRow(list: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count)
  useEffect(() => {
    const first = before.current
    before.current = count
    if (count <= first || first === 0 || document.activeElement !== document.body) return
    list.current?.querySelectorAll<HTMLElement>('.cs-row')[first]?.focus({ preventScroll: true })
  }, [list, count])
}
