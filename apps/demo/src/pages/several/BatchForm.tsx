import type { ExternalAccount, InternalAccount } from '@countersign/core'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { navigate } from '../../shell/navigate.ts'
import { PayeeSummary } from '../../wallet/PayeeSummary.tsx'
import { nameOf } from '../../wallet/payees.ts'
import { writeMoney } from '../../wallet/words.ts'
import { addTyped, readBatch } from './readBatch.ts'

export type BatchFormProps = { payees: readonly ExternalAccount[]; wallet: InternalAccount }

type Problem = { problem: string; payeeId?: string }

/** Asks for an amount for each payee, adds them up while the user types, and leads on to the prices. */
export function BatchForm({ payees, wallet }: BatchFormProps) {
  const [found, setFound] = useState<Problem>()
  const [total, setTotal] = useState(0n)

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = event.currentTarget
    const values = new FormData(form)
    const typed = payees.map(({ id }) => ({ payeeId: id, text: String(values.get(id) ?? '') }))
    const result = readBatch(typed, { wallet })
    if ('requests' in result) navigate('/pay-several', { state: { requests: result.requests } })
    else show(result, form)
  }

  function update(event: FormEvent<HTMLFormElement>): void {
    setFound(undefined)
    setTotal(addTyped([...new FormData(event.currentTarget).values()].map(String), wallet.balance))
  }

  function show(result: Problem, form: HTMLFormElement): void {
    setFound(result)
    const { payeeId = payees[0]?.id ?? '' } = result
    const field = form.elements.namedItem(payeeId)
    if (field instanceof HTMLInputElement) {
      field.focus()
      field.select()
    }
  }

  const { balance } = wallet
  return (
    <form className="batch-form" noValidate onSubmit={submit} onInput={update}>
      <ul className="rows" aria-label="Payees">
        {payees.map((payee) => (
          <AmountRow key={payee.id} payee={payee} currency={balance.currency.code} found={found} />
        ))}
      </ul>
      <div className="amount-note">
        <p id="batch-problem" className="problem" role="alert">
          {found?.payeeId === undefined && found?.problem}
        </p>
        <p id="batch-hint" hidden={found !== undefined && found.payeeId === undefined}>
          Available: <bdi>{writeMoney(balance)}</bdi>. Leave a field empty to skip someone.
        </p>
      </div>
      <dl className="batch-total">
        <dt>Total</dt>
        <dd>
          <bdi>{writeMoney({ amount: total, currency: balance.currency })}</bdi>
        </dd>
      </dl>
      <button type="submit" className="cs-button cs-action">
        Review
      </button>
    </form>
  )
}

type AmountRowProps = { payee: ExternalAccount; currency: string; found: Problem | undefined }

function AmountRow({ payee, currency, found }: AmountRowProps) {
  const problem = found?.payeeId === payee.id ? found.problem : undefined
  const problemId = `problem-${payee.id}`
  return (
    <li>
      <div className="row batch-row">
        <PayeeSummary payee={payee} />
        <label className="batch-amount" data-invalid={problem ? '' : undefined}>
          <span className="visually-hidden">{`Amount for ${nameOf(payee)}`}</span>
          <input
            name={payee.id}
            inputMode="decimal"
            autoComplete="off"
            placeholder="0.00"
            aria-invalid={problem ? true : undefined}
            aria-describedby={`${problemId} batch-problem batch-hint`}
          />
          <span aria-hidden="true">{currency}</span>
        </label>
      </div>
      <p id={problemId} className="batch-problem" role="alert">
        {problem}
      </p>
    </li>
  )
}
