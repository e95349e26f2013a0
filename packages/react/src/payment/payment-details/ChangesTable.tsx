import type { QuoteChange } from '@countersign/core'
import { isLong } from '../../primitives/Amount.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import { useWalletContext } from '../../provider/WalletProvider.tsx'
import { quoteConfirmationMessages } from '../quote-confirmation/quoteConfirmationMessages.ts'
import { type ChangeCurrencies, describeChanges } from './describeChanges.ts'
import { paymentDetailsMessages } from './paymentDetailsMessages.ts'

type ChangesOptions = {
  changes: readonly QuoteChange[]
  /** What the amounts are in, unless that changed too. */
  currencies: ChangeCurrencies
}

/** The differences between two quotes, old and new. Renders nothing where there are none to show. */
export const ChangesTable = definePart(
  'table',
  ({ changes, currencies }: ChangesOptions) => {
    const messages = useMessages('quoteConfirmation', quoteConfirmationMessages)
    const details = useMessages('paymentDetails', paymentDetailsMessages)
    const { locale } = useWalletContext()
    const rows = describeChanges(changes, { currencies, messages: details, locale })
    if (rows.length === 0) return null
    return {
      children: (
        <>
          <caption>{messages.changesCaption}</caption>
          <thead>
            <tr>
              <th scope="col">{messages.changesWhat}</th>
              <th scope="col">{messages.changesBefore}</th>
              <th scope="col">{messages.changesNow}</th>
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
        </>
      ),
    }
  },
  ['changes', 'currencies'],
)
