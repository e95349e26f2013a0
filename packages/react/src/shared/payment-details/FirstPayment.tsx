import { createActivityReader } from '@countersign/core/wallet-data'
import { Banner } from '../../primitives/Banner.tsx'
import { useReader } from '../../provider/keptReaders.ts'
import { usePaymentDetails } from './paymentDetailsMessages.ts'

type FirstPaymentProps = {
  payeeId: string
  /** The page before has asked. */
  isKnown?: boolean
}

/** Says that nothing has arrived at this account yet, as far as the platform knows. Renders nothing where something has. */
export function FirstPayment({ payeeId, isKnown = false }: FirstPaymentProps) {
  const { firstPayment } = usePaymentDetails()
  const { content } = useReader({
    id: `paid ${payeeId}`,
    create: (client) => createActivityReader(client, { payeeId, status: 'COMPLETED', limit: 1 }),
    keep: isKnown,
  }).state
  if (content?.items.length !== 0) return null
  if (!isKnown) return <span className="cs-hint">{firstPayment}</span>
  // Where it is agreed to, no louder word stands beside it than this.
  return (
    <Banner className="cs-banner" tone="warning" role="status">
      {firstPayment}
    </Banner>
  )
}
