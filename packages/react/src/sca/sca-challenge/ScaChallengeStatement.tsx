import type { ExternalAccount, Money, ScaPayment } from '@countersign/core'
import { amountText, isLong, MoneyAmount, partUnit } from '../../primitives/Amount.tsx'
import { UntrustedText } from '../../primitives/UntrustedText.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import { useWalletContext } from '../../provider/WalletProvider.tsx'
import {
  addUp,
  describePayee,
  groupAccount,
  PaymentPayee,
  type PaymentPayeeProps,
  PaymentRow,
  usePaymentDetails,
} from '../../shared/payment-details/index.ts'
import { scaChallengeMessages } from './scaChallengeMessages.ts'

type PaymentStatementProps = { id: string; className: string | undefined; payment: ScaPayment }

/** What the proof confirms: how much leaves the wallet, and to whom. Built from the payment and nothing else. */
export function PaymentStatement({ id, className, payment }: PaymentStatementProps) {
  const messages = usePaymentDetails()
  return (
    <dl id={id} className={className}>
      <PaymentRow name="send" label={messages.youSend}>
        <MoneyAmount money={payment.amount} />
      </PaymentRow>
      <PaymentRow name="to" label={messages.to}>
        <PaymentPayee {...destinationOf(payment)} />
      </PaymentRow>
    </dl>
  )
}

type BatchTableProps = {
  className: string | undefined
  payments: readonly ScaPayment[]
  /** The payment that is confirmed now: those before it are confirmed already. */
  current: ScaPayment
}

/** Every payment of a batch with its payee, and their total (RTS 2018/389 art. 5(3)(b)). */
export function BatchTable({ className, payments, current }: BatchTableProps) {
  const messages = useMessages('scaChallenge', scaChallengeMessages)
  const currentIndex = payments.findIndex(({ quoteId }) => quoteId === current.quoteId)
  return (
    <table className={className}>
      <caption>{messages.batchCaption}</caption>
      <tbody>
        {payments.map((payment, index) => (
          <tr key={payment.quoteId} aria-current={index === currentIndex ? 'step' : undefined}>
            <th scope="row" data-part="payee">
              <Payee payment={payment} />
              {index < currentIndex && <div data-part="confirmed">{messages.confirmed}</div>}
            </th>
            <AmountCell amount={payment.amount} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        {addUp(payments.map(({ amount }) => amount)).map((total) => (
          <tr key={total.currency.code}>
            <th scope="row">{messages.batchTotal}</th>
            <AmountCell amount={total} />
          </tr>
        ))}
      </tfoot>
    </table>
  )
}

function AmountCell({ amount }: { amount: Money }) {
  const { locale } = useWalletContext()
  const text = partUnit(amountText(amount, { locale }))
  return (
    <td data-long={isLong(text) ? '' : undefined}>
      <bdi>{text}</bdi>
    </td>
  )
}

/** The name of a payee, and on a line of its own the whole account: the proof agrees to it, so nothing is cut. */
function Payee({ payment }: { payment: ScaPayment }) {
  const { payee, destination } = destinationOf(payment)
  const { name, account, fields } = describePayee(payee, destination)
  const { field = '', value = '' } = fields.find((entry) => entry.value === account) ?? {}
  const whole = groupAccount(field, value)
  return (
    <>
      <UntrustedText>{name ?? whole}</UntrustedText>
      {name && whole && name !== account && (
        <div>
          <UntrustedText>{whole}</UntrustedText>
        </div>
      )}
    </>
  )
}

/** Returns a payee in the form that the parts of a payment take. */
function destinationOf({ payee }: ScaPayment): PaymentPayeeProps {
  // An account that also has an address is still an account.
  return isAccount(payee)
    ? { payee, destination: { destinationType: 'ACCOUNT', accountId: payee.id } }
    : { payee: undefined, destination: { destinationType: 'UMA_ADDRESS', umaAddress: payee.umaAddress } }
}

function isAccount(payee: ScaPayment['payee']): payee is ExternalAccount {
  return 'accountInfo' in payee
}
