import type { Quote } from '@countersign/core'
import { readPayeeStops } from '@countersign/core/wallet-data'
import { useContext } from 'react'
import { sendMessages } from '../../../payment/send/sendMessages.ts'
import { Banner } from '../../../primitives/Banner.tsx'
import { UntrustedText } from '../../../primitives/UntrustedText.tsx'
import { useMessages } from '../../../provider/useMessages.ts'
import { useStored } from '../../../provider/useStored.ts'
import { FirstPayment } from '../../../shared/payment-details/FirstPayment.tsx'
import { nameRail, OwnAccounts, PaymentRow, railsMessages } from '../../../shared/payment-details/index.ts'
import { useStopMark } from '../../../shared/payment-details/useStopMark.ts'

type PayeeNoteProps = Pick<Quote, 'destination'>

/**
 * What the user should know of a payee that is not an account of their own here: what became of it, that nothing was paid to
 * it yet, or that an address may be anyone's; and the rail that was chosen.
 */
export function PayeeNote({ destination }: PayeeNoteProps) {
  const messages = useMessages('send', sendMessages)
  const rails = useMessages('rails', railsMessages)
  const { accountId, paymentRail } = destination
  const stops = useStored(readPayeeStops, accountId)
  const mark = useStopMark(messages)(stops?.find(({ payeeId }) => payeeId === accountId))
  const isOwn = useContext(OwnAccounts).has(accountId)
  return (
    <>
      {mark && (
        <Banner className="cs-banner" tone="warning" role="status">
          {mark}
        </Banner>
      )}
      {accountId === undefined ? (
        <p className="cs-hint">{messages.unverified}</p>
      ) : (
        !isOwn && <FirstPayment payeeId={accountId} isKnown />
      )}
      {paymentRail !== undefined && (
        <dl className="cs-statement">
          <PaymentRow name="rail" label={messages.rail}>
            <UntrustedText>{nameRail(paymentRail, rails)}</UntrustedText>
          </PaymentRow>
        </dl>
      )}
    </>
  )
}
