import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef } from 'react'
import { useMessages } from '../../hooks/useMessages.ts'
import { useWalletContext } from '../../hooks/WalletProvider.tsx'
import { paymentDetailsMessages } from '../../messages/paymentDetails.ts'
import { quoteConfirmationMessages } from '../../messages/quoteConfirmation.ts'
import { isLong } from '../elements/Amount.tsx'
import { describeChange } from './describeChange.ts'
import { useQuoteConfirmationContext } from './QuoteConfirmationContext.ts'

export type QuoteConfirmationChangesProps = Omit<ComponentPropsWithoutRef<'table'>, 'children'>

/** What is different from the quote shown before, old and new. Renders nothing when all is the same. */
export const QuoteConfirmationChanges = forwardRef<HTMLTableElement, QuoteConfirmationChangesProps>(
  function QuoteConfirmationChanges(props, ref) {
    const { confirmation, changes } = useQuoteConfirmationContext()
    const words = useMessages('quoteConfirmation', quoteConfirmationMessages)
    const details = useMessages('paymentDetails', paymentDetailsMessages)
    const { locale } = useWalletContext()
    const { state } = confirmation
    if (!('quote' in state)) return null
    const { quote } = state
    const rows = changes.flatMap((change) => describeChange(change, { quote, changes, words: details, locale }) ?? [])
    if (rows.length === 0) return null
    return (
      <table {...props} ref={ref}>
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
  },
)
