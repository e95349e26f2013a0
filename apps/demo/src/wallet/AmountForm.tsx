import type { ExternalAccount, InternalAccount, QuoteRequest } from '@countersign/core'
import type { FormEvent } from 'react'
import { useId, useRef, useState } from 'react'
import { useRouter } from '../router/RouterContext.ts'
import { AmountField } from './AmountField.tsx'
import { takesReference } from './payees.ts'
import { readAmount, writeTyped } from './readAmount.ts'
import type { PaymentPath } from './usePayment.ts'
import { useRatePreview } from './useRatePreview.ts'
import { writeMoney } from './words.ts'

/** Asks for an amount in the wallet's currency, and leads on to the price for it, or to a transfer from a bank. */
export function AmountForm({ payee, wallet }: { payee: ExternalAccount; wallet: InternalAccount }) {
  const router = useRouter()
  const field = useRef<HTMLInputElement>(null)
  const { balance } = wallet
  const { currency } = balance
  const [kept] = useState(() => readKept(router.state()))
  const [text, setText] = useState(() =>
    kept.amount === undefined ? '' : writeTyped({ amount: kept.amount, currency }),
  )
  const [reference, setReference] = useState(kept.reference)
  const [problem, setProblem] = useState<string>()
  const typed = readAmount(text, { currency })

  function goOn(path: PaymentPath): void {
    const fromBank = path === '/fund'
    const result = readAmount(text, { currency, ...(!fromBank && { upTo: balance }) })
    if ('amount' in result) {
      const { amount } = result
      const request = toRequest({ payee, wallet, fromBank, amount, reference })
      // So that the browser's way back leads to the form as it was filled in.
      router.navigate(router.getSnapshot(), { replace: true, state: { amount, reference } })
      router.navigate(path, { state: { request } })
      return
    }
    setProblem(result.problem)
    field.current?.focus()
    field.current?.select()
  }

  function change(value: string): void {
    setText(value)
    setProblem(undefined)
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    goOn('/pay')
  }

  return (
    <form className="amount-form" noValidate onSubmit={submit}>
      <AmountField
        ref={field}
        balance={balance}
        text={text}
        problem={problem}
        onChange={change}
        onMax={() => {
          change(writeTyped(balance))
          field.current?.focus()
        }}
      />
      <Preview amount={'amount' in typed ? typed.amount : undefined} from={currency.code} to={payee.currency} />
      {takesReference(payee) && <ReferenceField value={reference} onChange={setReference} />}
      <div className="amount-actions">
        <button type="submit" className="cs-button action">
          Continue
        </button>
        {currency.code === 'EUR' && (
          <button type="button" className="cs-button action" data-look="quiet" onClick={() => goOn('/fund')}>
            Pay by bank transfer
          </button>
        )}
        <p>Nothing is sent until you confirm on the next page.</p>
      </div>
    </form>
  )
}

/** What would arrive, and what it costs. It keeps its place while it is not known. */
function Preview(props: { amount: bigint | undefined; from: string; to: string }) {
  const rate = useRatePreview(props)
  if (props.from === props.to)
    return <p className="amount-preview">The fee is deducted from this amount. You see it before you confirm.</p>
  const received = rate ? writeMoney({ amount: rate.receivingAmount, currency: rate.destinationCurrency }) : '–'
  const fee = rate ? writeMoney({ amount: rate.fees.total, currency: rate.sourceCurrency }) : '–'
  return (
    <dl className="amount-preview" aria-live="polite">
      <div className="amount-result">
        <dt>Recipient gets about</dt>
        <dd data-long={received.length > 9 ? '' : undefined}>
          <bdi>{received}</bdi>
        </dd>
      </div>
      <div className="amount-fee">
        <dt>Fee (included)</dt>
        <dd>
          <bdi>{fee}</bdi>
        </dd>
      </div>
    </dl>
  )
}

/** What the recipient finds on their statement. */
function ReferenceField({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const id = useId()
  return (
    <div className="reference-field">
      <label htmlFor={id}>Note to the recipient (optional)</label>
      <input
        id={id}
        className="cs-input"
        autoComplete="off"
        // The service accepts no more; some banks show less.
        maxLength={80}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  )
}

type RequestParameters = {
  payee: ExternalAccount
  wallet: InternalAccount
  fromBank: boolean
  amount: bigint
  reference: string
}

function toRequest({ payee, wallet, fromBank, amount, reference }: RequestParameters): QuoteRequest {
  const { id, customerId, balance } = wallet
  const text = takesReference(payee) ? reference.trim() : ''
  return {
    source: fromBank
      ? {
          sourceType: 'REALTIME_FUNDING',
          currency: balance.currency.code,
          ...(customerId !== undefined && { customerId }),
        }
      : { sourceType: 'ACCOUNT', accountId: id },
    destination: { destinationType: 'ACCOUNT', accountId: payee.id },
    lockedCurrencySide: 'SENDING',
    lockedCurrencyAmount: amount,
    ...(text !== '' && { remittanceInformation: text }),
  }
}

/** What is kept with this entry of the history: of a payment that is edited, or that the user came back from. */
function readKept(state: unknown): { amount: bigint | undefined; reference: string } {
  const { amount, reference } = Object(state) as { amount?: unknown; reference?: unknown }
  return {
    amount: typeof amount === 'bigint' && amount > 0n ? amount : undefined,
    reference: typeof reference === 'string' ? reference : '',
  }
}
