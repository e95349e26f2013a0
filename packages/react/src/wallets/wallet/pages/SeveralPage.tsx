import type { ExternalAccount, InternalAccount, QuoteRequest, SendChoices } from '@countersign/core'
import { type FormEvent, useId, useState } from 'react'
import {
  isOwnAccount,
  PayeeSummary,
  readAmount,
  sendMessages,
  sendSentences,
  sendStopsMessages,
  useSend,
  writeAmount,
} from '../../../payment/send/index.ts'
import { amountText, MoneyAmount } from '../../../primitives/Amount.tsx'
import { Button } from '../../../primitives/Button.tsx'
import { ErrorMessage } from '../../../primitives/ErrorMessage.tsx'
import { Skeleton } from '../../../primitives/Skeleton.tsx'
import { useMessages } from '../../../provider/useMessages.ts'
import { useWalletContext } from '../../../provider/WalletProvider.tsx'
import { FirstPayment } from '../../../shared/payment-details/FirstPayment.tsx'
import {
  describePayee,
  inCents,
  joinDetails,
  namePayee,
  PaymentRow,
  shortenAccount,
} from '../../../shared/payment-details/index.ts'
import { useWalletScreen, type WalletPageProps } from '../WalletScreenContext.ts'
import { BackLink, Column, LockNotice } from './PageParts.tsx'
import { readRequests } from './paymentState.ts'

/** First step of paying several people: who gets how much. */
export function Page({ accountId, state }: WalletPageProps) {
  const { messages } = useWalletScreen()
  const { reading } = useSend({ accountId }).state
  const { content, error } = reading
  const [requests] = useState(() => readRequests(state))
  const aside = content?.stops.filter(({ isAccepted }) => !isAccepted).map(({ payeeId }) => payeeId)
  const offered = content?.payees.filter((payee) => !isOwnAccount(payee) && !aside?.includes(payee.id))
  return (
    <Column look="split" isFlow>
      <BackLink path="/send">{messages.allPayees}</BackLink>
      <LockNotice />
      <section className="cs-card">
        <h1 className="cs-title" tabIndex={-1}>
          {messages.several}
        </h1>
        <ErrorMessage
          className="cs-error"
          journey="send"
          sentences={sendSentences}
          error={content ? undefined : error}
        />
        {!content && !error && <Skeleton />}
        {content && offered && (
          <>
            <p className="cs-lead">{messages.skipHint}</p>
            <AmountsForm {...content} payees={offered} before={requests ?? []} />
          </>
        )}
      </section>
    </Column>
  )
}

type FormProps = Pick<SendChoices, 'wallet' | 'payees' | 'checked'> & {
  /** What was typed before. */
  before: readonly QuoteRequest[]
}

/** What keeps the amounts from being priced. `payeeId`: whose field has the problem, where it is one. */
type Problem = { text: string; payeeId?: string | undefined }

/** Asks for an amount for each payee, and adds them up as they are typed. */
function AmountsForm({ wallet, payees, checked, before }: FormProps) {
  const { router, messages } = useWalletScreen()
  const words = useMessages('send', sendMessages)
  const { locale } = useWalletContext()
  const id = useId()
  const { balance } = wallet
  const { currency } = balance
  const [typed, setTyped] = useState(() => readTyped(before, (amount) => writeAmount({ amount, currency }, { locale })))
  const [problem, setProblem] = useState<Problem>()
  const explain = useProblem(wallet)
  const entries = payees.flatMap(({ id: payeeId }) => {
    const text = typed.get(payeeId)?.trim()
    return text ? [{ payeeId, read: readAmount(text, { currency, locale }) }] : []
  })
  const amounts = entries.flatMap(({ payeeId, read }) => ('amount' in read ? [{ payeeId, amount: read.amount }] : []))
  const total = amounts.reduce((sum, { amount }) => sum + amount, 0n)

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const found = explain(entries, total)
    setProblem(found)
    if (found) {
      document.getElementById(`${id}-${found.payeeId ?? payees[0]?.id}`)?.focus()
      return
    }
    const requests = amounts.map(({ payeeId, amount }) => toRequest({ accountId: wallet.id, payeeId, amount }))
    // So that the browser's way back leads to the form as it was filled in.
    router.navigate('/send/several', { replace: true, state: { requests } })
    router.navigate('/pay-several', { state: { requests } })
  }

  return (
    <form className="cs-form" noValidate onSubmit={submit}>
      <div className="cs-half cs-sheet">
        <ul className="cs-list" aria-label={words.payees}>
          {payees.map((payee) => (
            <li key={payee.id}>
              <Recipient payee={payee} checked={checked} isPaid={Boolean(typed.get(payee.id)?.trim())} />
              <div className="cs-amount" data-locked="" data-invalid={problem?.payeeId === payee.id || undefined}>
                <input
                  id={`${id}-${payee.id}`}
                  aria-label={messages.amountFor({ payee: nameAccount(payee) })}
                  aria-invalid={problem?.payeeId === payee.id || undefined}
                  aria-describedby={`${id}-problem`}
                  inputMode="decimal"
                  autoComplete="off"
                  placeholder="0"
                  value={typed.get(payee.id) ?? ''}
                  onChange={({ target }) => {
                    setProblem(undefined)
                    setTyped(new Map(typed).set(payee.id, target.value))
                  }}
                />
                <span>{currency.code}</span>
              </div>
            </li>
          ))}
        </ul>
      </div>
      <div className="cs-half cs-sheet">
        <dl className="cs-statement">
          <PaymentRow name="send" label={messages.total}>
            <MoneyAmount look="leading" money={{ amount: total, currency }} />
          </PaymentRow>
        </dl>
        <div className="cs-note">
          <p id={`${id}-problem`} role="alert" className="cs-error">
            {problem?.text}
          </p>
          {!problem && <bdi className="cs-hint">{words.available({ amount: amountText(balance, { locale }) })}</bdi>}
        </div>
        <Button type="submit" className="cs-button">
          {words.continue}
        </Button>
      </div>
    </form>
  )
}

type RecipientProps = Pick<SendChoices, 'checked'> & { payee: ExternalAccount; isPaid: boolean }

/** Whose amount it is, with what the user should know before it is sent: that it may pay twice, or is the first payment to them. */
function Recipient({ payee, checked, isPaid }: RecipientProps) {
  const { mayPayTwice } = useMessages('sendStops', sendStopsMessages)
  const { locale } = useWalletContext()
  const { amount } = checked.find(({ paid }) => paid.includes(payee.id)) ?? {}
  const twice = amount && mayPayTwice({ amount: amountText(inCents(amount), { locale }), payee: namePayee(payee) })
  const mark = isPaid && (twice ? <strong className="cs-hint">{twice}</strong> : <FirstPayment payeeId={payee.id} />)
  return (
    <>
      <PayeeSummary payee={payee} more={payee.currency} />
      {mark}
    </>
  )
}

/** Two accounts of one person are told apart. */
const nameAccount = (payee: ExternalAccount): string =>
  joinDetails(namePayee(payee), shortenAccount(describePayee(payee).account))

type Entry = { payeeId: string; read: ReturnType<typeof readAmount> }

/** Returns a function that finds what keeps amounts from being priced. */
function useProblem({ balance }: InternalAccount) {
  const { messages } = useWalletScreen()
  const words = useMessages('send', sendMessages)
  const { locale } = useWalletContext()
  const { currency } = balance
  return (entries: readonly Entry[], total: bigint): Problem | undefined => {
    for (const { payeeId, read } of entries) {
      if ('amount' in read && read.amount > 0n) continue
      const { decimals } = 'decimals' in read ? read : { decimals: undefined }
      const example = writeAmount({ amount: 25n * 10n ** BigInt(currency.decimals), currency }, { locale })
      return { payeeId, text: decimals === undefined ? words.notAnAmount({ example }) : words.tooPrecise({ decimals }) }
    }
    if (total > balance.amount) return { text: words.short({ amount: amountText(balance, { locale }) }) }
    return entries.length < 2 ? { text: messages.twoAmounts } : undefined
  }
}

/** What was typed before, by payee. */
function readTyped(before: readonly QuoteRequest[], write: (amount: bigint) => string) {
  return new Map(
    before.map(({ destination, lockedCurrencyAmount }): [string | undefined, string] => [
      'accountId' in destination ? destination.accountId : undefined,
      write(BigInt(lockedCurrencyAmount)),
    ]),
  )
}

type Typed = { accountId: string; payeeId: string; amount: bigint }

const toRequest = ({ accountId, payeeId, amount }: Typed): QuoteRequest => ({
  source: { sourceType: 'ACCOUNT', accountId },
  destination: { destinationType: 'ACCOUNT', accountId: payeeId },
  lockedCurrencySide: 'SENDING',
  lockedCurrencyAmount: amount,
})
