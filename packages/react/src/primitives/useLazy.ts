import { useEffect, useState } from 'react'

/** A part of the program that loads when it is needed. */
export type LazyState<part> =
  | { status: 'loading' }
  /** It did not arrive. */
  | { status: 'failed'; retry: () => void }
  | { status: 'here'; part: part }

/** Loads a part of the program once the component stands. Keep `load` the same between renders. */
export function useLazy<part>(load: () => Promise<part>): LazyState<part> {
  const [state, setState] = useState<LazyState<part>>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let mounted = true
    const show = (next: LazyState<part>) => {
      if (mounted) setState(next)
    }
    load().then(
      (part) => show({ status: 'here', part }),
      () =>
        show({
          status: 'failed',
          retry: () => {
            setState({ status: 'loading' })
            setAttempt(attempt + 1)
          },
        }),
    )
    return () => {
      mounted = false
    }
  }, [load, attempt])
  return state
}
