import type { ScaPayment } from '@countersign/core'
import { describePayee, shortenAccount } from '../../payment/payment-details/describePayee.ts'
import { amountText, isLong, partUnit } from '../../primitives/Amount.tsx'
import { OutsideText } from '../../primitives/OutsideText.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import { useWalletContext } from '../../provider/WalletProvider.tsx'
import { destinationOf } from './ScaChallengePayment.tsx'
import { scaChallengeMessages } from './scaChallengeMessages.ts'
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
            <th scope="row" data-part="payee">
              <Payee payment={payment} />
              {index < currentIndex && <div data-part="confirmed">{words.confirmed}</div>}
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
              <strong>
                <bdi>{write(total)}</bdi>
              </strong>
            </td>
          </tr>
        ))}
      </tfoot>
    </table>
  )
}

/** The name of a payee with the account that tells it from others of that name, each on a line of its own. */
function Payee({ payment }: { payment: ScaPayment }) {
  const { payee, destination } = destinationOf(payment)
  const { name, account } = describePayee(payee, destination)
  const short = account && shortenAccount(account)
  return (
    <>
      <OutsideText>{name ?? short ?? ''}</OutsideText>
      {name && short && name !== account && (
        <div>
          <OutsideText>{short}</OutsideText>
        </div>
      )}
    </>
  )
}
