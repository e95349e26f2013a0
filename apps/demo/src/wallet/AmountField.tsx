import type { Money } from '@countersign/core'
import { type RefObject, useEffect } from 'react'
import { writeMoney } from './words.ts'

/** The element that says who is paid: the amount has the focus at once, so it is read with the field. */
export const payeeElementId = 'amount-payee'

export type AmountFieldProps = {
  ref: RefObject<HTMLInputElement | null>
  balance: Money
  text: string
  problem: string | undefined
  onChange: (text: string) => void
  onMax: () => void
}

/** The amount in large digits. It has the focus when the page opens, and is named by the page's heading, too. */
export function AmountField({ ref, balance, text, problem, onChange, onMax }: AmountFieldProps) {
  useEffect(() => {
    const { activeElement } = document
    if (activeElement === document.body || activeElement?.id === 'page-heading') ref.current?.focus()
  }, [ref])
  return (
    <div className="amount-ask">
      <div
        className="amount-field"
        data-invalid={problem ? '' : undefined}
        data-long={text.length > 8 ? '' : undefined}
      >
        <label id="amount-label" htmlFor="amount">
          You send
        </label>
        <input
          ref={ref}
          id="amount"
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          placeholder="0.00"
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
          aria-labelledby="page-heading amount-label"
          aria-invalid={problem ? true : undefined}
          aria-describedby={`amount-problem ${payeeElementId} amount-hint`}
        />
        <span aria-hidden="true">{balance.currency.code}</span>
      </div>
      <div className="amount-note">
        <p id="amount-problem" className="problem" role="alert">
          {problem}
        </p>
        <p id="amount-hint" hidden={problem !== undefined}>
          Available: <bdi>{writeMoney(balance)}</bdi>
        </p>
        <button type="button" className="cs-link" onClick={onMax}>
          Use max
        </button>
      </div>
    </div>
  )
}
