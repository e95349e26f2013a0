import { Skeleton } from '../../primitives/Skeleton.tsx'

/** What stands in the place of a page until it is here. */
export function Waiting() {
  return (
    <div className="cs-column">
      <div className="cs-card">
        <Skeleton />
      </div>
    </div>
  )
}
