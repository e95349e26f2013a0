import type { ExternalAccount, InternalAccount, Money, QuoteRequest } from '@countersign/core'
import type { FormEvent, RefObject } from 'react'
import { useRef, useState } from 'react'
import { useRouter } from '../router/RouterContext.ts'
import { readAmount } from './readAmount.ts'
import { writeMoney } from './words.ts'

/** Asks for an amount in the wallet's currency, and leads on to the price for it. */
export function AmountForm({ payee, wallet }: { payee: ExternalAccount; wallet: InternalAccount }) {
  const router = useRouter()
  const field = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const result = readAmount(field.current?.value ?? '', { balance: wallet.balance })
    if ('problem' in result) {
      setProblem(result.problem)
      field.current?.focus()
      field.current?.select()
      return
    }
    const request: QuoteRequest = {
      source: { sourceType: 'ACCOUNT', accountId: wallet.id },
      destination: { destinationType: 'ACCOUNT', accountId: payee.id },
      lockedCurrencySide: 'SENDING',
      lockedCurrencyAmount: result.amount,
    }
    router.navigate('/pay', { state: { request } })
  }

  return (
    <form className="amount-form" noValidate onSubmit={submit} onInput={() => setProblem(undefined)}>
      <AmountField ref={field} balance={wallet.balance} problem={problem} />
      <button type="submit" className="cs-button action">
        Continue
      </button>
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
