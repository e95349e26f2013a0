import type { ReactNode } from 'react'
import { useLater } from '../hooks/useLater.ts'
import { useMessages } from '../hooks/useMessages.ts'
import { laterMessages } from '../messages/later.ts'

export type LaterPartProps<part> = {
  /** Keep it the same between renders. */
  load: () => Promise<part>
  /** What stands in its place until it is here. */
  waiting: ReactNode
  children: (part: part) => ReactNode
}

/** A part of a screen that loads when it is needed, and says so when it does not arrive. */
export function LaterPart<part>({ load, waiting, children }: LaterPartProps<part>) {
  const later = useLater(load)
  const words = useMessages('later', laterMessages)
  if (later.status === 'here') return children(later.part)
  if (later.status === 'loading') return waiting
  return (
    <>
      <p role="alert" className="cs-error">
        {words.notArrived}
      </p>
      <button type="button" className="cs-button" onClick={later.retry}>
        {words.tryAgain}
      </button>
    </>
  )
}
