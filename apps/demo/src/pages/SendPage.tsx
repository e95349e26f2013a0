import type { ExternalAccount, QuoteRequest } from '@countersign/core'
import { type SendPayment, SendScreen } from '@countersign/react/send'
import { useState } from 'react'
import { Link } from '../router/Link.tsx'
import { useRouter } from '../router/RouterContext.ts'
import { BackLink } from '../shell/BackLink.tsx'
import { LockNotice } from '../shell/LockNotice.tsx'
import { StepTitle } from '../shell/StepTitle.tsx'
import { confirmsPayments } from '../wallet/confirmsPayments.ts'
import { readDraft } from '../wallet/paymentDraft.ts'
import type { PaymentPath } from '../wallet/usePayment.ts'
import { useRefreshOnArrival, useWalletData } from '../wallet/WalletData.tsx'

const pathOf = ({ id }: ExternalAccount) => `/send/${encodeURIComponent(id)}`

/** Begins a payment: to whom, and how much. */
export function SendPage({ payeeId }: { payeeId: string | undefined }) {
  const { accountId, wallet } = useWalletData()
  const router = useRouter()
  const [draft] = useState(() => ({ ...readDraft(router.state()), payeeId }))
  useRefreshOnArrival()
  const confirms = wallet.value !== undefined && confirmsPayments(wallet.value)

  function goOn(path: PaymentPath, { request, draft: written, amount }: SendPayment): void {
    // So that the browser's way back leads to the form as it was filled in.
    router.navigate(router.getSnapshot(), { replace: true, state: { draft: written } })
    const state: { request: QuoteRequest; amount: SendPayment['amount'] } = { request, amount }
    router.navigate(path, { state })
  }

  return (
    <div className={payeeId === undefined ? 'column broad' : 'column pair flow'}>
      <StepTitle title="Send" />
      {payeeId !== undefined && <BackLink to="/send">All payees</BackLink>}
      <LockNotice />
      <SendScreen
        accountId={accountId}
        draft={draft}
        headingLevel={1}
        focusOnMount={router.hasMoved()}
        className="wide"
        hrefOf={pathOf}
        onChoose={(payee) => router.navigate(pathOf(payee))}
        onChangePayee={() => router.navigate('/send')}
        onAddPayee={() => router.navigate('/send/new')}
        onAddMoney={() => router.navigate('/add')}
        onContinue={(payment) => goOn('/pay', payment)}
        onPayByTransfer={
          wallet.value?.balance.currency.code === 'EUR' ? (payment) => goOn('/fund', payment) : undefined
        }
      />
      {payeeId === undefined && confirms && (
        <p className="several">
          <Link to="/send/several">Pay several people</Link>
        </p>
      )}
    </div>
  )
}
