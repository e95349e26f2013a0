import type { Currency, ExternalAccount, Money, PaymentDraft, PreparedPayment } from '@countersign/core'
import { takesNote } from '@countersign/core/send'
import { type RefObject, useId, useRef, useState } from 'react'
import { amountText, type WritableAmount } from '../../primitives/Amount.tsx'
import { definePartContext } from '../../primitives/definePartContext.ts'
import type { JourneyMessages } from '../../provider/Messages.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { useWalletContext } from '../../provider/WalletProvider.tsx'
import { isDollar } from '../../shared/payment-details/index.ts'
import { readAmount, writeAmount } from './amountEntry.ts'
import { sendMessages } from './sendMessages.ts'
import { type UseSendOptions, useSend } from './useSend.ts'

/** A payment that can be priced. */
export type SendPayment = Extract<PreparedPayment, { request: unknown }>

type Side = PaymentDraft['side']

type SendContext = {
  send: ReturnType<typeof useSend>
  messages: JourneyMessages['send']
  /** What the ids of the fields begin with. */
  id: string
  form: RefObject<HTMLFormElement | null>
  payee: ExternalAccount | undefined
  /** Whom the draft names: the id of a payee, or a UMA address. */
  chosen: string | undefined
  isSetAside: boolean
  /** The amount that a link asks for, as long as it is the one to be paid. */
  asked: string | undefined
  /** What is typed on the side that stays, and what that brings on the other. */
  textOf(side: Side): string
  /** `undefined` while it is not known in which currency the payment arrives. */
  currencyOf(side: Side): Pick<Currency, 'code' | 'decimals'> | undefined
  type(side: Side, text: string): void
  typeMax(): void
  /** What is wrong with the amount, in words. */
  problem: string | undefined
  /** What the receiver needs to know about the payer, and was not told when the user wanted to continue. */
  missing: readonly string[]
  /** There is less in the wallet. */
  isShort: boolean
  takesNote: boolean
  /** What the user looks for among the payees. */
  search: string
  setSearch(search: string): void
  writeMoney(money: Money): string
  /** Passes on what can be priced; otherwise says what is wrong, at the field. */
  submit(parameters: { fromBank: boolean; onReady: (payment: SendPayment) => void }): void
}

export const [SendContextProvider, useSendContext] = definePartContext<SendContext>()

/** Holds what is typed beside the payment that is being described. */
export function useSendState(options: Omit<UseSendOptions, 'client'>): SendContext {
  const send = useSend(options)
  const messages = useMessages('send', sendMessages)
  const { locale } = useWalletContext()
  const form = useRef<HTMLFormElement>(null)
  const { state, change, prepare } = send
  const { draft, payee, estimate, arrivesIn } = state
  const content = state.reading.content
  const own = content?.wallet.balance.currency
  const currencyOf = (side: Side) => (side === 'SENDING' ? own : arrivesIn?.currency)
  const chosen = draft.payeeId ?? draft.umaAddress
  // What was typed counts as long as it says the amount of the draft: another payee or currency starts again.
  const [typed, setTyped] = useState<{ text: string; side: Side; subject: string }>()
  const [search, setSearch] = useState('')
  const [refused, setRefused] = useState<{ text: string; words: string }>()
  const [missing, setMissing] = useState<readonly string[]>([])
  const { side, amount } = draft
  const subject = `${chosen} ${draft.currency}`
  const currency = currencyOf(side)
  const known = amount !== undefined && currency ? writeAmount({ amount, currency }, { locale }) : ''
  const text = typed?.side === side && typed.subject === subject ? typed.text : known
  const writeMoney = (money: Money) => amountText(money, { locale })

  const prepared = prepare()
  const isShort = prepared !== undefined && 'problem' in prepared && prepared.problem.reason === 'short'

  function type(next: Side, value: string): void {
    const unit = currencyOf(next)
    const read = unit && readAmount(value, { currency: unit, locale })
    setTyped({ text: value, side: next, subject })
    change({ side: next, amount: read && 'amount' in read ? read.amount : undefined })
  }

  const explain = (result: PreparedPayment | undefined) => explainProblem(result, { text, currency, locale, messages })

  return {
    send,
    messages,
    id: useId(),
    form,
    payee,
    chosen,
    isSetAside: content?.stops.some(({ payeeId, isAccepted }) => payeeId === payee?.id && !isAccepted) === true,
    asked: currency && amount && isAsked(draft, options.draft) ? writeMoney({ amount, currency }) : undefined,
    textOf: (wanted) => {
      if (wanted === side) return text
      // Of what cannot be sent, nothing arrives.
      const unit = isShort && wanted === 'RECEIVING' ? undefined : currencyOf(wanted)
      const brings = wanted === 'SENDING' ? estimate?.sendingAmount : estimate?.receivingAmount
      return unit && brings !== undefined ? writeEstimate({ amount: brings, currency: unit }, { locale }) : ''
    },
    currencyOf,
    type,
    typeMax: () => {
      if (content) type('SENDING', writeAmount(content.wallet.balance, { locale }))
      focusAmount(form.current)
    },
    missing,
    problem: refused?.text === `${side} ${text}` ? refused.words : isShort ? explain(prepared) : undefined,
    isShort,
    takesNote: payee !== undefined && takesNote(payee),
    search,
    setSearch,
    writeMoney,
    submit: ({ fromBank, onReady }) => {
      const result = prepare({ fromBank })
      const words = explain(result)
      setRefused(words === undefined ? undefined : { text: `${side} ${text}`, words })
      const fields =
        result && 'problem' in result && result.problem.reason === 'payer-data' ? result.problem.fields : []
      setMissing(fields)
      if (words !== undefined) focusAmount(form.current)
      else if (fields[0] !== undefined) focusField(form.current, fields[0])
      else if (result && 'request' in result) onReady(result)
    },
  }
}

/** Whether the amount is the one that a link asks for. */
const isAsked = ({ umaAddress, side, amount }: PaymentDraft, given: Partial<PaymentDraft> | undefined) =>
  umaAddress !== undefined && side === 'RECEIVING' && amount === given?.amount

/** What an amount brings, or costs. To the last decimal of a coin, only the price says it. */
const writeEstimate = (money: WritableAmount, { locale }: { locale: string }) =>
  writeAmount(money, { locale, useGrouping: true, most: isDollar(money.currency.code) ? 2 : undefined })

type Typed = {
  text: string
  currency: Pick<Currency, 'code' | 'decimals'> | undefined
  locale: string
  messages: JourneyMessages['send']
}

/** Returns what is wrong with the amount, in words. */
function explainProblem(result: PreparedPayment | undefined, typed: Typed): string | undefined {
  const { text, currency, locale, messages } = typed
  const read = currency && readAmount(text, { currency, locale })
  if (read && 'decimals' in read && read.decimals !== undefined) return messages.tooPrecise({ decimals: read.decimals })
  if (!result || !('problem' in result)) return undefined
  const { problem } = result
  if (problem.reason === 'no-amount') {
    const example = currency && { amount: 25n * 10n ** BigInt(currency.decimals), currency }
    return messages.notAnAmount({ example: example ? writeAmount(example, { locale }) : '25' })
  }
  if (problem.reason === 'payer-data') return undefined
  const words = { short: messages.short, 'too-little': messages.tooLittle, 'too-much': messages.tooMuch }
  return words[problem.reason]({ amount: amountText(problem.limit, { locale }) })
}

/** The amount that was typed is typed again, or corrected. */
function focusAmount(form: HTMLFormElement | null): void {
  const field = form?.querySelector<HTMLInputElement>('[data-locked] input')
  field?.focus()
  field?.select()
}

/** The first one that is empty is filled in. */
function focusField(form: HTMLFormElement | null, name: string): void {
  form?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus()
}
