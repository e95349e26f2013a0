import type { QuoteChange } from '@countersign/core'
import { isLong } from '../../primitives/Amount.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import { useWalletContext } from '../../provider/WalletProvider.tsx'
import { quoteConfirmationMessages } from '../quote-confirmation/quoteConfirmationMessages.ts'
import { type ChangeCurrencies, type ChangeDescription, describeChanges, unknownText } from './describeChanges.ts'
import { paymentDetailsMessages } from './paymentDetailsMessages.ts'
import { railsMessages } from './railsMessages.ts'

type ChangesOptions = {
  changes: readonly QuoteChange[]
  /** What the amounts are in, unless that changed too. */
  currencies: ChangeCurrencies
}

/**
 * Shows the differences between two quotes, old and new. A changed recipient comes first and large. Renders nothing if
 * there is no difference to show.
 */
export const ChangesTable = definePart(
  'table',
  ({ changes, currencies }: ChangesOptions) => {
    const messages = useMessages('quoteConfirmation', quoteConfirmationMessages)
    const details = useMessages('paymentDetails', paymentDetailsMessages)
    const rails = useMessages('rails', railsMessages)
    const { locale } = useWalletContext()
    const rows = describeChanges(changes, { currencies, messages: details, rails, locale })
    const payee = rows.find(({ field }) => field === 'destination')
    const others = rows.filter((row) => row !== payee)
    if (rows.length === 0) return null
    return {
      children: (
        <>
          <caption>{messages.changesCaption}</caption>
          {payee && <PayeeChange {...payee} />}
          {others.length > 0 && <OtherChanges rows={others} />}
        </>
      ),
    }
  },
  ['changes', 'currencies'],
)

/** The old and the new recipient, each on a line of its own. */
function PayeeChange({ field, label, before, after }: ChangeDescription) {
  const messages = useMessages('quoteConfirmation', quoteConfirmationMessages)
  return (
    <tbody data-field={field}>
      <tr>
        <th scope="rowgroup" colSpan={3}>
          {label}
        </th>
      </tr>
      {/* After a reload it is not known any longer. */}
      {before !== unknownText && (
        <tr>
          <th scope="row">{messages.changesBefore}</th>
          <td colSpan={2}>
            <del>
              <bdi>{before}</bdi>
            </del>
          </td>
        </tr>
      )}
      <tr>
        <th scope="row">{messages.changesNow}</th>
        <td colSpan={2}>
          <ins>
            <bdi>{after}</bdi>
          </ins>
        </td>
      </tr>
    </tbody>
  )
}

function OtherChanges({ rows }: { rows: readonly ChangeDescription[] }) {
  const messages = useMessages('quoteConfirmation', quoteConfirmationMessages)
  return (
    <tbody>
      <tr>
        <th scope="col">{messages.changesWhat}</th>
        <th scope="col">{messages.changesBefore}</th>
        <th scope="col">{messages.changesNow}</th>
      </tr>
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
  )
}
