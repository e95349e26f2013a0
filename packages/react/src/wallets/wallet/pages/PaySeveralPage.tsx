import type { BatchedPayment } from '../../../payment/payment-batch/PaymentBatchResult.tsx'
import { PaymentBatchScreen } from '../../../payment/payment-batch/PaymentBatchScreen.tsx'
import { pathTo, useWalletScreen, type WalletPageProps } from '../WalletScreenContext.ts'
import { OwnAccountNames } from './AccountField.tsx'
import { Column, NothingToPay } from './PageParts.tsx'
import { PayeeNote } from './PayeeNote.tsx'
import { useBatch, usePaymentSteps } from './paymentState.ts'

/** A receipt, once the payment left; before, the payment itself, which is decided about there. */
const pathOf = ({ quote, transaction }: BatchedPayment) =>
  transaction ? pathTo('activity', transaction.id) : pathTo('pay', quote.id)

/** Last step of paying several people: their prices, one consent, and what became of each payment. */
export function Page({ id, state }: WalletPageProps) {
  const { router } = useWalletScreen()
  const { leave } = usePaymentSteps()
  const batch = useBatch({ id, state })
  if (!batch) return <NothingToPay />
  const { requests, ...payments } = batch
  return (
    <Column look="split" isFlow>
      <OwnAccountNames>
        <PaymentBatchScreen
          {...payments}
          headingLevel={1}
          note={(destination) => <PayeeNote destination={destination} />}
          hrefOf={(payment) => router.hrefOf(pathOf(payment))}
          onOpen={(payment) => router.navigate(pathOf(payment))}
          onEdit={() => router.navigate('/send/several', { state: { requests } })}
          onCancel={leave}
          onDone={leave}
        />
      </OwnAccountNames>
    </Column>
  )
}
