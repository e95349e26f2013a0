import type { ReactNode } from 'react'
import { useMessages } from '../provider/useMessages.ts'
import { lazyMessages } from './lazyMessages.ts'
import { PartBoundary } from './PartBoundary.tsx'
import { useLazy } from './useLazy.ts'

export type LazyPartProps<part> = {
  /** Keep it the same between renders. */
  load: () => Promise<part>
  /** What stands in its place until it is here. */
  waiting: ReactNode
  /** What else can be done as long as it is not, and when it cannot be shown. */
  instead?: ReactNode
  children: (part: part) => ReactNode
}

/** A part of a screen that loads when it is needed, and says so when it does not arrive or cannot be shown. */
export function LazyPart<part>({ load, waiting, instead, children }: LazyPartProps<part>) {
  const later = useLazy(load)
  const words = useMessages('lazy', lazyMessages)
  if (later.status === 'here') return <PartBoundary instead={instead}>{children(later.part)}</PartBoundary>
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
