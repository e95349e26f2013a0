import type { ReactNode } from 'react'
import { useMessages } from '../provider/useMessages.ts'
import { lazyMessages } from './lazyMessages.ts'
import { PartBoundary } from './PartBoundary.tsx'
import { type LazyState, useLazy } from './useLazy.ts'

export type LazyPartProps<part> = Surroundings<part> & {
  /** Keep it the same between renders. Two parts at one place need keys of their own. */
  load: () => Promise<part>
}

type Surroundings<part> = {
  /** What stands in its place until it is here. */
  waiting: ReactNode
  /** What else can be done as long as it is not, and when it cannot be shown. */
  instead?: ReactNode
  children: (part: part) => ReactNode
}

/** A part of a screen that loads when it is needed, and says so when it does not arrive or cannot be shown. */
export function LazyPart<part>({ load, ...surroundings }: LazyPartProps<part>) {
  return <LoadingPart later={useLazy(load)} {...surroundings} />
}

/** The same for a part that was asked for ahead of time, with `useLazy`: once it is here, nothing stands in its place. */
export function LoadingPart<part>(props: Surroundings<part> & { later: LazyState<part> }) {
  const { later, waiting, instead, children } = props
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
