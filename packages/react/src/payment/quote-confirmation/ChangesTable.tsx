import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef } from 'react'
import { isLong } from '../../primitives/Amount.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import type { ChangeDescription } from './describeChange.ts'
import { quoteConfirmationMessages } from './quoteConfirmationMessages.ts'

export type ChangesTableProps = Omit<ComponentPropsWithoutRef<'table'>, 'children'> & {
  rows: readonly ChangeDescription[]
}

/** What is different, old and new. Renders nothing without rows. */
export const ChangesTable = forwardRef<HTMLTableElement, ChangesTableProps>(function ChangesTable(props, ref) {
  const { rows, ...rest } = props
  const words = useMessages('quoteConfirmation', quoteConfirmationMessages)
  if (rows.length === 0) return null
  return (
    <table {...rest} ref={ref}>
      <caption>{words.changesCaption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.changesWhat}</th>
          <th scope="col">{words.changesBefore}</th>
          <th scope="col">{words.changesNow}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ field, label, before, after }) => (
          <tr key={field} data-field={field}>
            <th scope="row">{label}</th>
            <td data-long={isLong(before) ? '' : undefined}>
              <del>
                <bdi>{before}</bdi>
              </del>
            </td>
            <td data-long={isLong(after) ? '' : undefined}>
              <ins>
                <bdi>{after}</bdi>
              </ins>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
})
