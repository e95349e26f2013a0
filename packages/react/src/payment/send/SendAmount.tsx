import type { PaymentDraft } from '@countersign/core'
import { useRef } from 'react'
import { Button } from '../../primitives/Button.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import { WarningIcon } from '../../primitives/icons.tsx'
import { useStepField } from '../../primitives/useStepField.ts'
import { useWalletContext } from '../../provider/WalletProvider.tsx'
import {
  formatRate,
  inCents,
  PaymentRow,
  usePaymentDetails,
  useUsualArrival,
} from '../../shared/payment-details/index.ts'
import { useSendContext } from './SendContext.ts'

/** Long amounts are set smaller. */
const lengthOf = ({ length }: string) => (length > 12 ? 'very-long' : length > 8 ? 'long' : undefined)

type SideProps = {
  /** What leaves the wallet, or what arrives. */
  side: PaymentDraft['side']
}

/**
 * One of the two amounts. `data-locked`: it stays as it was typed, and the other one follows. Renders nothing where it is
 * not known in which currency the payment arrives.
 */
export const AmountGroup = definePart(
  'div',
  ({ side }: SideProps) => {
    const { send, currencyOf, problem, textOf } = useSendContext()
    const { draft, isEstimating } = send.state
    const locked = draft.side === side
    if (!locked && !currencyOf(side) && !isEstimating) return null
    return { state: { locked, invalid: locked && problem !== undefined, length: lengthOf(textOf(side)), side } }
  },
  ['side'],
)

/** The label of an amount. It says “about” where the amount follows from the other one by an exchange. */
export const AmountLabel = definePart(
  'label',
  ({ side }: SideProps) => {
    const { send, id, messages, currencyOf } = useSendContext()
    const { draft } = send.state
    const isExact = draft.side === side || currencyOf('SENDING')?.code === currencyOf('RECEIVING')?.code
    const names =
      side === 'SENDING' ? [messages.youSend, messages.youSendAbout] : [messages.theyGet, messages.theyGetAbout]
    return {
      id: `${id}-${side}-label`,
      htmlFor: `${id}-${side}`,
      text: isExact ? names[0] : names[1],
    }
  },
  ['side'],
)

/** The field for an amount. The amount that is typed last stays, and the other one follows. */
export const AmountField = definePart(
  'input',
  (given: SideProps) => {
    const { side } = given
    const { send, id, textOf, type, currencyOf, problem } = useSendContext()
    const input = useRef<HTMLInputElement>(null)
    const stepField = useStepField({ input, labelId: `${id}-${side}-label`, given })
    const locked = send.state.draft.side === side
    return {
      ref: input,
      ...(side === 'SENDING' && stepField),
      id: `${id}-${side}`,
      inputMode: 'decimal' as const,
      autoComplete: 'off',
      placeholder: locked ? '0' : '–',
      readOnly: currencyOf(side) === undefined,
      value: textOf(side),
      'aria-invalid': locked && problem !== undefined ? true : undefined,
      'aria-describedby': `${id}-problem ${id}-payee ${id}-available`,
      onChange: ({ target }: { target: HTMLInputElement }) => type(side, target.value),
    }
  },
  ['side'],
)

/** The currency of an amount. Its field says it in its label’s place, so this is for the eye. */
export const AmountUnit = definePart(
  'span',
  ({ side }: SideProps) => {
    const { send, currencyOf } = useSendContext()
    return { children: currencyOf(side)?.code ?? send.state.arrivesIn?.code }
  },
  ['side'],
)

/** What is wrong with the amount, or what there is in the wallet. Always in the page, so that it is announced. */
export const AmountNote = definePart('div', () => {
  const { send, id, messages, problem, writeMoney } = useSendContext()
  const { wallet, payer } = send.state.reading.content ?? {}
  const balance = payer ? undefined : wallet?.balance
  return {
    children: (
      <>
        <p id={`${id}-problem`} role="alert" className="cs-error">
          {problem !== undefined && (
            <>
              <WarningIcon />
              {problem}
            </>
          )}
        </p>
        <p id={`${id}-available`} className="cs-hint">
          {balance && <bdi>{messages.available({ amount: writeMoney(inCents(balance)) })}</bdi>}
        </p>
      </>
    ),
  }
})

/** Sends all that there is. Renders nothing where that is not known: in a bank account. */
export const MaxButton = definePart(Button, () => {
  const { send, messages, typeMax } = useSendContext()
  if (send.state.reading.content?.payer) return null
  return { onPress: typeMax, text: messages.max }
})

/** The fee, the rate and the arrival, as far as they are known before the price. Changes are announced. */
export const Estimate = definePart('dl', () => {
  const { send, payee, messages, isShort, writeMoney } = useSendContext()
  const words = usePaymentDetails()
  const { locale } = useWalletContext()
  const writeUsual = useUsualArrival()
  const { estimate, rate: last, isEstimating, draft, reading, arrivesIn } = send.state
  const wallet = reading.content?.wallet
  if (!arrivesIn || !wallet) return null
  const isExchange = arrivesIn.code !== wallet.balance.currency.code
  const known = estimate ?? last
  const price =
    known &&
    formatRate(
      { ...known, sendingCurrency: known.sourceCurrency, receivingCurrency: known.destinationCurrency },
      { locale },
    )
  const { accountType, paymentRails = [] } = payee?.accountInfo ?? {}
  const paymentRail = draft.paymentRail ?? (paymentRails.length === 1 ? paymentRails[0] : undefined)
  const fee = estimate && !isShort && writeMoney({ amount: estimate.fees.total, currency: estimate.sourceCurrency })
  const isComing = isEstimating || (known && !draft.amount)
  const isUnknown = isExchange && !isEstimating && !known
  return {
    'aria-live': 'polite' as const,
    children: (
      <>
        <PaymentRow name="fee" label={words.fee}>
          {!fee ? isComing || isShort ? '–' : messages.later : <bdi>{fee}</bdi>}
        </PaymentRow>
        {isUnknown && (
          <PaymentRow name="receive" label={messages.theyGet}>
            {messages.later}
          </PaymentRow>
        )}
        {price && (
          <PaymentRow name="rate" label={words.rate}>
            <bdi>{price}</bdi>
          </PaymentRow>
        )}
        <PaymentRow name="arrives" label={words.arrives}>
          {writeUsual({ paymentRail, accountType })}
        </PaymentRow>
      </>
    ),
  }
})
