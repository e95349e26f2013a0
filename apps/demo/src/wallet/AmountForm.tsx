import type { ExternalAccount, InternalAccount, Money, QuoteRequest } from '@countersign/core'
import type { FormEvent, RefObject } from 'react'
import { useRef, useState } from 'react'
import { useRouter } from '../router/RouterContext.ts'
import { readAmount } from './readAmount.ts'
import type { PaymentPath } from './usePayment.ts'
import { writeMoney } from './words.ts'

/** Asks for an amount in the wallet's currency, and leads on to the price for it, or to a transfer from a bank. */
export function AmountForm({ payee, wallet }: { payee: ExternalAccount; wallet: InternalAccount }) {
  const router = useRouter()
  const field = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()

  function goOn(path: PaymentPath): void {
    const { id, customerId, balance } = wallet
    const { currency } = balance
    const fromBank = path === '/fund'
    const result = readAmount(field.current?.value ?? '', { currency, ...(!fromBank && { upTo: balance }) })
    if ('problem' in result) {
      setProblem(result.problem)
      field.current?.focus()
      field.current?.select()
      return
    }
    const request: QuoteRequest = {
      source: fromBank
        ? { sourceType: 'REALTIME_FUNDING', currency: currency.code, ...(customerId !== undefined && { customerId }) }
        : { sourceType: 'ACCOUNT', accountId: id },
      destination: { destinationType: 'ACCOUNT', accountId: payee.id },
      lockedCurrencySide: 'SENDING',
      lockedCurrencyAmount: result.amount,
    }
    router.navigate(path, { state: { request } })
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    goOn('/pay')
  }

  return (
    <form className="amount-form" noValidate onSubmit={submit} onInput={() => setProblem(undefined)}>
      <AmountField ref={field} balance={wallet.balance} problem={problem} />
      <button type="submit" className="cs-button action">
        Continue
      </button>
      {wallet.balance.currency.code === 'EUR' && (
        <button type="button" className="cs-button action" data-look="quiet" onClick={() => goOn('/fund')}>
          Pay by bank transfer
        </button>
      )}
    </form>
  )
}

type AmountFieldProps = { ref: RefObject<HTMLInputElement | null>; balance: Money; problem: string | undefined }

function AmountField({ ref, balance, problem }: AmountFieldProps) {
  return (
    <>
      <label htmlFor="amount">You send</label>
      <div className="amount-field" data-invalid={problem ? '' : undefined}>
        <input
          ref={ref}
          id="amount"
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          placeholder="0.00"
          aria-invalid={problem ? true : undefined}
          aria-describedby="amount-problem amount-hint"
        />
        <span aria-hidden="true">{balance.currency.code}</span>
      </div>
      <div className="amount-note">
        <p id="amount-problem" className="problem" role="alert">
          {problem}
        </p>
        <p id="amount-hint" hidden={problem !== undefined}>
          You have <bdi>{writeMoney(balance)}</bdi>. The fee is taken from what you send.
        </p>
      </div>
    </>
  )
}
