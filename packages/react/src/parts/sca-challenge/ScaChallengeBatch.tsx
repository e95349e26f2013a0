import type { ScaPayment } from '@countersign/core'
import { useMessages } from '../../hooks/useMessages.ts'
import { useWalletContext } from '../../hooks/WalletProvider.tsx'
import { scaChallengeMessages } from '../../messages/sca/scaChallenge.ts'
import { amountText, isLong, partUnit } from '../elements/Amount.tsx'
import { OutsideText } from '../elements/OutsideText.tsx'
import { describePayee, shortenAccount } from '../payment-details/describePayee.ts'
import { destinationOf } from './ScaChallengePayment.tsx'
import { totals } from './totals.ts'

export type ScaChallengeBatchProps = {
  className: string | undefined
  payments: readonly ScaPayment[]
  /** The one that is confirmed now: those before it are. */
  current: ScaPayment
}

/** Every payment of a batch with its payee, and what they come to (RTS 2018/389 art. 5(3)(b)). */
export function ScaChallengeBatch({ className, payments, current }: ScaChallengeBatchProps) {
  const words = useMessages('scaChallenge', scaChallengeMessages)
  const { locale } = useWalletContext()
  const currentIndex = payments.findIndex(({ quoteId }) => quoteId === current.quoteId)
  const write = (money: ScaPayment['amount']) => partUnit(amountText(money, { locale }))
  return (
    <table className={className}>
      <caption>{words.batchCaption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.batchPayee}</th>
          <th scope="col">{words.batchAmount}</th>
        </tr>
      </thead>
      <tbody>
        {payments.map((payment, index) => (
          <tr key={payment.quoteId} aria-current={index === currentIndex ? 'step' : undefined}>
            <th scope="row">
              <OutsideText>{nameOf(payment)}</OutsideText>
              {index < currentIndex && <span data-part="confirmed"> {words.confirmed}</span>}
            </th>
            <td data-long={isLong(write(payment.amount)) ? '' : undefined}>
              <bdi>{write(payment.amount)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {totals(payments.map(({ amount }) => amount)).map((total) => (
          <tr key={total.currency.code}>
            <th scope="row">{words.batchTotal}</th>
            <td data-long={isLong(write(total)) ? '' : undefined}>
              <bdi>{write(total)}</bdi>
            </td>
          </tr>
        ))}
      </tfoot>
    </table>
  )
}

/** The name of a payee with the account that tells it from others of that name. */
function nameOf(payment: ScaPayment): string {
  const { payee, destination } = destinationOf(payment)
  const { name, account } = describePayee(payee, destination)
  const short = account && shortenAccount(account)
  return name && short && name !== account ? `${name} · ${short}` : (name ?? short ?? '')
}
