import type { InternalAccount, QuoteRequest } from '@countersign/core'
import { useContext } from 'react'
import { QuoteConfirmationScreen } from '../../../payment/quote-confirmation/QuoteConfirmationScreen.tsx'
import { sendMessages } from '../../../payment/send/sendMessages.ts'
import { useMessages } from '../../../provider/useMessages.ts'
import { FirstPayment } from '../../../shared/payment-details/FirstPayment.tsx'
import { OwnAccounts } from '../../../shared/payment-details/index.ts'
import { useProfile } from '../useProfile.ts'
import type { WalletPageProps } from '../WalletScreenContext.ts'
import { OwnAccountNames, useAccounts } from './AccountField.tsx'
import { Column, NothingToPay } from './PageParts.tsx'
import { usePayment, usePaymentSteps } from './paymentState.ts'

/** Last step of sending: the price, the consent, and what became of it. */
export function Page({ accountId, id, state }: WalletPageProps) {
  const accounts = useAccounts()
  const { leave, edit, sendAgain } = usePaymentSteps()
  const { name } = useProfile({ accountId })
  const payment = usePayment('pay', { id, state })
  if (!payment) return <NothingToPay />
  const source = payment.request?.source
  const isFrom = ({ id: own }: InternalAccount) => source?.sourceType === 'ACCOUNT' && source.accountId === own
  return (
    <Column look="split" isFlow>
      <OwnAccountNames>
        <QuoteConfirmationScreen
          payment={payment}
          note={payment.request && <PayeeNote destination={payment.request.destination} />}
          balance={(source ? accounts.find(isFrom) : accounts[0])?.balance}
          headingLevel={1}
          onEdit={(quote) => edit(quote, payment.request)}
          onCancel={leave}
          onDone={leave}
          payerName={name}
          onSendAgain={sendAgain}
        />
      </OwnAccountNames>
    </Column>
  )
}

type PayeeNoteProps = Pick<QuoteRequest, 'destination'>

/** What the user should know of a payee: that nothing was paid to them yet, that an address may be anyone's, or that it is their own. */
function PayeeNote({ destination }: PayeeNoteProps) {
  const { unverified, purposes } = useMessages('send', sendMessages)
  const payeeId = 'accountId' in destination ? destination.accountId : undefined
  const isOwn = useContext(OwnAccounts).has(payeeId)
  return payeeId === undefined || isOwn ? (
    <p className="cs-hint">{isOwn ? purposes.SELF : unverified}</p>
  ) : (
    <FirstPayment payeeId={payeeId} isKnown />
  )
}
