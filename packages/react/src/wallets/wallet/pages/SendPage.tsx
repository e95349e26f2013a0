import type { ExternalAccount } from '@countersign/core'
import { isPull } from '@countersign/core/client'
import { readPaymentRequest } from '@countersign/core/send'
import { useEffect, useState } from 'react'
import type { SendPayment } from '../../../payment/send/SendContext.ts'
import { SendScreen } from '../../../payment/send/SendScreen.tsx'
import { Go } from '../../../primitives/Go.tsx'
import { usePaymentDetails } from '../../../shared/payment-details/index.ts'
import { pathTo, useGoTo, useWalletScreen, type WalletPageProps } from '../WalletScreenContext.ts'
import { AccountField, OwnAccountNames, useAreAccountsUnknown } from './AccountField.tsx'
import { BackLink, Column, LockNotice } from './PageParts.tsx'
import { readDraft, readPayer } from './paymentState.ts'

const pathOf = ({ id }: ExternalAccount) => pathTo('send', id)

/** A stopped payment is part of the activity; one without an outcome is checked on its own page. */
const pathOfPayment = ({ quoteId, transactionId }: { quoteId: string; transactionId: string | undefined }) =>
  transactionId === undefined ? pathTo('pay', quoteId) : pathTo('activity', transactionId)

const loadPay = () => import('./PayPage.tsx')

/** Begins a payment: to whom, and how much. */
export function Page({ id, state }: WalletPageProps) {
  const { router, account, chosenId, choose, messages } = useWalletScreen()
  const { from } = usePaymentDetails()
  const go = useGoTo()
  const areUnknown = useAreAccountsUnknown()
  const isUma = id?.startsWith('$') === true
  const [draft] = useState(() => {
    if (!isUma) return { ...readDraft(state), payeeId: id }
    // What was typed before counts, and not the link that led here.
    return { ...(state ? readDraft(state) : readPaymentRequest(location.hash)), umaAddress: id }
  })

  // The amount was typed in the currency of this account, and means another one elsewhere.
  const [madeFor] = useState(() => readPayer(state) ?? chosenId)
  // A bank account pays only here, into the account that the page is about.
  const isTaken = isPull({ source: { accountId: madeFor } })
  const payerId = isTaken ? madeFor : chosenId
  const isSame = payerId === madeFor || draft.side === 'RECEIVING'
  useEffect(() => {
    if (!isTaken) choose(madeFor)
  }, [madeFor, isTaken, choose])
  const above = isTaken ? '/add' : '/send'

  // The pages that come next are here by the time the user asks for them.
  useEffect(() => {
    void loadPay().catch(() => {})
  }, [])

  function goOn(page: '/pay' | '/fund', { request, draft: written, amount }: SendPayment): void {
    // So that the browser's way back leads to the form as it was filled in.
    router.navigate(id === undefined ? '/send' : pathTo('send', id), {
      replace: true,
      state: { draft: written, from: payerId },
    })
    router.navigate(page, { state: { request, amount } })
  }

  return (
    <Column look="broad" isFlow={id !== undefined}>
      {id !== undefined && <BackLink path={above}>{isTaken ? messages.addMoney : messages.allPayees}</BackLink>}
      <LockNotice />
      <OwnAccountNames>
        <SendScreen
          accountId={payerId}
          account={areUnknown ? null : <AccountField label={from} />}
          draft={isSame ? draft : { ...draft, amount: undefined }}
          headingLevel={1}
          focusOnMount={router.hasMoved()}
          hrefOf={(payee) => router.hrefOf(pathOf(payee))}
          onChoose={(payee) => router.navigate(pathOf(payee))}
          onChangePayee={() => router.navigate(above)}
          onAddPayee={() => router.navigate('/send/new')}
          hrefOfPayment={(payment) => router.hrefOf(pathOfPayment(payment))}
          onPayment={(payment) => router.navigate(pathOfPayment(payment))}
          onAddMoney={() => router.navigate('/add')}
          onContinue={(payment) => goOn('/pay', payment)}
          onPayByTransfer={
            account?.balance.currency.code === 'EUR' && payerId === account.id
              ? (payment) => goOn('/fund', payment)
              : undefined
          }
        />
      </OwnAccountNames>
      {id === undefined && (
        <p>
          <Go className="cs-link" {...go('/send/several')}>
            {messages.several}
          </Go>
        </p>
      )}
    </Column>
  )
}
