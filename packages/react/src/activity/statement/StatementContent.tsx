import type { HeadingLevel } from '../../primitives/Heading.tsx'
import * as Statement from './Statement.tsx'

/** Both balances of the month, and what can be done with its statement. */
export function StatementSummary() {
  return (
    <>
      <Statement.Summary className="cs-statement" />
      <div className="cs-answers">
        <Statement.DownloadButton className="cs-button" data-look="quiet" />
        <Statement.PrintButton className="cs-button" data-look="quiet" />
      </div>
    </>
  )
}

/** Every line of the month, below a heading. */
export function StatementLines({ headingLevel }: { headingLevel: HeadingLevel }) {
  return (
    <div className="cs-half cs-sheet">
      <Statement.LinesHeading className="cs-subtitle" level={headingLevel} />
      <Statement.Lines className="cs-statement" />
    </div>
  )
}
