import { createActivityReader } from '@countersign/core/wallet-data'
import { useReader } from '../../provider/keptReaders.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { paymentDetailsMessages } from './paymentDetailsMessages.ts'

type FirstPaymentProps = {
  payeeId: string
  /** The page before has asked. */
  isKnown?: boolean
}

/** Says that nothing has arrived at this account yet, as far as the platform knows. Renders nothing where something has. */
export function FirstPayment({ payeeId, isKnown = false }: FirstPaymentProps) {
  const { firstPayment } = useMessages('paymentDetails', paymentDetailsMessages)
  const { content } = useReader({
    id: `paid ${payeeId}`,
    create: (client) => createActivityReader(client, { payeeId, status: 'COMPLETED', limit: 1 }),
    keep: isKnown,
  }).state
  return content?.items.length === 0 ? <p className="cs-hint">{firstPayment}</p> : null
}
