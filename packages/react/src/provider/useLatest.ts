import { type RefObject, useEffect, useRef } from 'react'

/** The latest value that was rendered, for callbacks that outlive a render. */
export function useLatest<value>(value: value): RefObject<value> {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}
