import { formatMoney } from '@countersign/core/client'
import { definePart } from '../../primitives/definePart.tsx'
import { ClockIcon } from '../../primitives/icons.tsx'
import { useClock } from '../../provider/useClock.ts'
import { useWalletContext } from '../../provider/WalletProvider.tsx'
import { useWalletHomeContext } from './WalletHomeContext.ts'

/** The one number that matters, with what is on hold. The last one known stays, with its time. */
export const Balance = definePart('div', () => {
  const { reading, messages } = useWalletHomeContext()
  const { locale } = useWalletContext()
  const writeClock = useClock()
  const { home, errors, outage } = reading
  const { account, held } = home
  const time = outage?.readAt && account && writeClock(outage.readAt)
  return {
    'aria-busy': !account && !errors.wallet,
    children: (
      <>
        {time && <p className="cs-hint">{messages.asOf({ time })}</p>}
        <p data-part="balance">
          {account ? (
            <Split money={formatMoney(account.balance, { locale })} />
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
            <bdi>{messages.onHold({ amount: formatMoney(held, { locale }) })}</bdi>
          </p>
        )}
      </>
    ),
  }
})

/** The digits that people read first, and the finer ones, which are set smaller. */
function Split({ money }: { money: string }) {
  // The last group of digits after a mark that is no space is the fraction; a unit may stand on either side.
  const [, whole = money, rest = ''] = /^(.*\p{Nd})([.,٫]\p{Nd}{2,}.*)$/u.exec(money) ?? []
  const isGroup = /^[.,]\p{Nd}{3}$/u.test(rest)
  return (
    <bdi>
      {isGroup || rest === '' ? (
        money
      ) : (
        <>
          {whole}
          <small>{rest}</small>
        </>
      )}
    </bdi>
  )
}
