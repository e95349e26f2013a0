import { QuoteConfirmationScreen } from '../../../payment/quote-confirmation/QuoteConfirmationScreen.tsx'
import { useProfile } from '../useProfile.ts'
import { useWalletScreen, type WalletPageProps } from '../WalletScreenContext.ts'
import { Column, NothingToPay } from './PageParts.tsx'
import { usePayment, usePaymentSteps } from './paymentState.ts'

/** Last step of sending: the price, the consent, and what became of it. */
export function Page({ accountId, id, state }: WalletPageProps) {
  const { account } = useWalletScreen()
  const { leave, edit, sendAgain } = usePaymentSteps()
  const { name } = useProfile({ accountId })
  const payment = usePayment('pay', { id, state })
  if (!payment) return <NothingToPay />
  return (
    <Column look="split" isFlow>
      <QuoteConfirmationScreen
        payment={payment}
        balance={account?.balance}
        headingLevel={1}
        onEdit={(quote) => edit(quote, payment.request)}
        onCancel={leave}
        onDone={leave}
        payerName={name}
        onSendAgain={sendAgain}
      />
    </Column>
  )
}
