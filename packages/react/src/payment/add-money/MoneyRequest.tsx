import type { AddMoneyDetails, PaymentRequest } from '@countersign/core'
import { type ChangeEvent, type ReactElement, useState } from 'react'
import { definePart } from '../../primitives/definePart.tsx'
import { WarningIcon } from '../../primitives/icons.tsx'
import { useWalletContext } from '../../provider/WalletProvider.tsx'
import { isDollar } from '../../shared/payment-details/index.ts'
import { useInstructionsContext } from '../instructions/index.ts'
import { readAmount } from '../send/amountEntry.ts'
import { useAddMoneyContext } from './AddMoneyContext.ts'

/**
 * Returns the link to your page for a payment to `umaAddress`, with what `writePaymentRequest` writes behind its `#`, where
 * `readPaymentRequest` reads it. Without it, nothing can be asked for.
 */
export type RequestLink = (request: PaymentRequest) => string

/** The amount and the note of a request, as they are typed. */
type Asked = { readonly amount: string; readonly note: string }

/** Holds what the user asks for, in a currency that the UMA address takes: the wallet’s own, or ordinary money in the place of its coin. */
export function useMoneyRequest(content: AddMoneyDetails | undefined) {
  const { locale } = useWalletContext()
  const [asked, ask] = useState<Asked>({ amount: '', note: '' })
  const { currencies = [], wallet } = content ?? {}
  const own = wallet?.balance.currency.code ?? ''
  const wanted = isDollar(own) ? 'USD' : own
  const currency = currencies.find(({ code }) => code === wanted) ?? currencies[0] ?? { code: '', decimals: 0 }
  const { amount } = asked.amount.trim() ? { amount: 0n, ...readAmount(asked.amount, { currency, locale }) } : {}
  const isWrong = amount === 0n
  return {
    asked,
    ask,
    currency: currency.code,
    isWrong,
    /** What cannot be asked for has no link. */
    write: (requestLink: RequestLink) =>
      isWrong
        ? undefined
        : requestLink({
            umaAddress: content?.umaAddress ?? '',
            currency: currency.code,
            amount,
            note: asked.note.trim(),
          }),
  }
}

/** The amount or the note of a request, with its label. Renders nothing where money is added. */
export const RequestField = definePart(
  'input',
  ({ name }: { name: keyof Asked }) => {
    const { messages, way, request } = useAddMoneyContext()
    const id = `${useInstructionsContext().id}${name}`
    if (!way || !request) return null
    const { asked, ask, currency } = request
    const isAmount = name === 'amount'
    const isWrong = isAmount && request.isWrong
    return {
      id,
      autoComplete: 'off',
      inputMode: isAmount ? ('decimal' as const) : undefined,
      maxLength: isAmount ? 16 : 80,
      value: asked[name],
      'aria-invalid': isWrong || undefined,
      'aria-describedby': `${id}-error`,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => ask({ ...asked, [name]: target.value }),
      wrap: (input: ReactElement) => (
        <>
          <label className="cs-label" htmlFor={id}>
            {isAmount ? messages.askedAmount({ currency }) : messages.askedNote}
          </label>
          {input}
          <div className="cs-note" data-lines="1">
            <p id={`${id}-error`} role="alert" className="cs-error">
              {isWrong && (
                <>
                  <WarningIcon />
                  {messages.notAnAmount}
                </>
              )}
            </p>
          </div>
        </>
      ),
    }
  },
  ['name'],
)
