import { formatMoney } from '@countersign/core/client'
import { Amount } from '../../primitives/Amount.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import { ClockIcon } from '../../primitives/icons.tsx'
import { useLocalTime } from '../../provider/useLocalTime.ts'
import { useWalletContext } from '../../provider/WalletProvider.tsx'
import { inCents } from '../../shared/payment-details/isDollar.ts'
import { findHoldEnd } from './findHoldEnd.ts'
import { useWalletHomeContext } from './WalletHomeContext.ts'

/** The one number that matters, with what is on hold. The last one known stays, with its time. */
export const Balance = definePart('div', () => {
  const { home, errors, outage, messages } = useWalletHomeContext()
  const { locale } = useWalletContext()
  const writeTime = useLocalTime()
  const { account, held } = home
  const heldUntil = findHoldEnd(home)
  const time = outage?.readAt && account && writeTime(outage.readAt)
  return {
    'aria-busy': !account && !errors.wallet,
    children: (
      <>
        {time && <p className="cs-hint">{messages.asOf({ time })}</p>}
        <p data-part="balance">
          {account ? (
            <Amount look="leading">{formatMoney(inCents(account.balance), { locale })}</Amount>
          ) : (
            <>
              <span aria-hidden="true">–</span>
              <span data-part="announcement">{errors.wallet ? messages.unknownBalance : messages.loading}</span>
            </>
          )}
        </p>
        {held && (
          <p className="cs-hint" data-part="held">
            <ClockIcon />
            <bdi>
              {messages.onHold({ amount: formatMoney(held, { locale }), time: heldUntil && writeTime(heldUntil) })}
            </bdi>
          </p>
        )}
      </>
    ),
  }
})
