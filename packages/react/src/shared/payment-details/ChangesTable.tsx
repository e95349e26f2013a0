import type { Money, QuoteChange } from '@countersign/core'
import { amountText, isLong } from '../../primitives/Amount.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import { UntrustedText } from '../../primitives/UntrustedText.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import { useWalletContext } from '../../provider/WalletProvider.tsx'
import { type ChangeCurrencies, type ChangeDescription, describeChanges, unknownText } from './describeChanges.ts'
import { paymentChangesMessages } from './paymentChangesMessages.ts'
import { usePaymentDetails } from './paymentDetailsMessages.ts'
import { railsMessages } from './railsMessages.ts'

type ChangesOptions = {
  changes: readonly QuoteChange[]
  /** What the amounts are in, unless that changed too. */
  currencies: ChangeCurrencies
  /** What is sent, where nothing else on the screen says so. It is named unless it changed. */
  amount?: Money | undefined
  /** Who is paid, where nothing else on the screen says so. Named unless that changed. From outside. */
  to?: string | undefined
}

/**
 * Shows the differences between two quotes, old and new. A changed recipient comes first and large. Renders nothing if
 * there is no difference to show.
 */
export const ChangesTable = definePart(
  'table',
  ({ changes, currencies, amount, to }: ChangesOptions) => {
    const messages = useMessages('paymentChanges', paymentChangesMessages)
    const details = usePaymentDetails()
    const rails = useMessages('rails', railsMessages)
    const { locale } = useWalletContext()
    const rows = describeChanges(changes, { currencies, messages: details, rails, locale })
    // Where a bank account pays, the other account is no recipient.
    const payee = rows.find(({ label }) => label === details.to)
    const others = rows.filter((row) => row !== payee)
    if (!rows[0]) return null
    return {
      children: (
        <>
          <caption>{payee ? messages.payeeTitle : messages.caption}</caption>
          {payee && <PayeeChange {...payee} />}
          {others.length > 0 && <OtherChanges rows={others} />}
          {to && (
            <tbody>
              {!payee && <SameRow label={details.to}>{to}</SameRow>}
              {amount && rows.every(({ field }) => field !== 'totalSendingAmount') && (
                <SameRow label={details.amount}>{amountText(amount, { locale })}</SameRow>
              )}
            </tbody>
          )}
        </>
      ),
    }
  },
  ['changes', 'currencies', 'amount', 'to'],
)

/** What did not change. */
function SameRow({ label, children }: { label: string; children: string }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td colSpan={2}>
        <UntrustedText>{children}</UntrustedText>
      </td>
    </tr>
  )
}

/** The recipient that the user reviewed, and below it the one that took its place. */
function PayeeChange({ field, label, before, after }: ChangeDescription) {
  const messages = useMessages('paymentChanges', paymentChangesMessages)
  const payees = [
    { title: messages.payeeBefore, payee: before, isNow: false },
    { title: messages.payeeNow, payee: after, isNow: true },
  ]
  return payees.map(
    // After a reload it is not known any longer which one was reviewed.
    ({ title, payee, isNow }) =>
      payee !== unknownText && (
        <tbody key={title} data-field={field} aria-label={label} data-now={isNow ? '' : undefined}>
          <tr>
            <th scope="rowgroup" colSpan={3}>
              {title}
            </th>
          </tr>
          <tr>
            <td colSpan={3}>
              <bdi>{payee}</bdi>
            </td>
          </tr>
        </tbody>
      ),
  )
}

function OtherChanges({ rows }: { rows: readonly ChangeDescription[] }) {
  const messages = useMessages('paymentChanges', paymentChangesMessages)
  return (
    <tbody>
      <tr>
        <th scope="col">{messages.what}</th>
        <th scope="col">{messages.before}</th>
        <th scope="col">{messages.now}</th>
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
