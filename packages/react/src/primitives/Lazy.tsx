import type { ReactNode } from 'react'
import { useMessages } from '../provider/useMessages.ts'
import { laterMessages } from './lazyMessages.ts'
import { useLater } from './useLazy.ts'

export type LaterPartProps<part> = {
  /** Keep it the same between renders. */
  load: () => Promise<part>
  /** What stands in its place until it is here. */
  waiting: ReactNode
  /** What else can be done as long as it is not. */
  instead?: ReactNode
  children: (part: part) => ReactNode
}

/** A part of a screen that loads when it is needed, and says so when it does not arrive. */
export function LaterPart<part>({ load, waiting, instead, children }: LaterPartProps<part>) {
  const later = useLater(load)
  const words = useMessages('later', laterMessages)
  if (later.status === 'here') return children(later.part)
  const failed = later.status === 'failed'
  return (
    <>
      {failed || waiting}
      <span role="status" data-part="announcement">
        {failed || words.loading}
      </span>
      <p role="alert" className="cs-error">
        {failed && words.notArrived}
      </p>
      {failed && (
        <button type="button" className="cs-button" onClick={later.retry}>
          {words.tryAgain}
        </button>
      )}
      {instead}
    </>
  )
}
