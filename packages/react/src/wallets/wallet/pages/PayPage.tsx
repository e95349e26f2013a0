import type { InternalAccount } from '@countersign/core'
import { QuoteConfirmationScreen } from '../../../payment/quote-confirmation/QuoteConfirmationScreen.tsx'
import { useProfile } from '../useProfile.ts'
import type { WalletPageProps } from '../WalletScreenContext.ts'
import { OwnAccountNames, useAccounts } from './AccountField.tsx'
import { Column, NothingToPay } from './PageParts.tsx'
import { PayeeNote } from './PayeeNote.tsx'
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
          note={(destination) => <PayeeNote destination={destination} />}
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
