import { useEffect, useState } from 'react'

/** A part of the program that loads when it is needed. */
export type Later<part> =
  | { status: 'loading' }
  /** It did not arrive. */
  | { status: 'failed'; retry: () => void }
  | { status: 'here'; part: part }

/** Loads a part of the program once the component stands. Keep `load` the same between renders. */
export function useLazy<part>(load: () => Promise<part>): Later<part> {
  const [later, setLater] = useState<Later<part>>({ status: 'loading' })
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    let mounted = true
    const show = (next: Later<part>) => {
      if (mounted) setLater(next)
    }
    load().then(
      (part) => show({ status: 'here', part }),
      () =>
        show({
          status: 'failed',
          retry: () => {
            setLater({ status: 'loading' })
            setTurn(turn + 1)
          },
        }),
    )
    return () => {
      mounted = false
    }
  }, [load, turn])
  return later
}
