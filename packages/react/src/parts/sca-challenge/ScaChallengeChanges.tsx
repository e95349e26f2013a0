import { forwardRef } from 'react'
import { ChangesTable, type ChangesTableProps } from '../quote-confirmation/ChangesTable.tsx'
import { useAbandonedRows } from './useAbandonedRows.ts'

export type ScaChallengeChangesProps = Omit<ChangesTableProps, 'rows'>

/** What differs from what was agreed to, old and new, where that was why it was abandoned. Renders nothing otherwise. */
export const ScaChallengeChanges = forwardRef<HTMLTableElement, ScaChallengeChangesProps>(
  function ScaChallengeChanges(props, ref) {
    return <ChangesTable {...props} ref={ref} rows={useAbandonedRows()} />
  },
)
