import type { InternalAccount } from '@countersign/core'
import { Icon } from '../shell/Icon.tsx'
import { ReadError } from '../shell/ReadError.tsx'
import { findHeld } from './findHeld.ts'
import type { Read } from './read.ts'
import { useWalletData } from './WalletData.tsx'
import { writeClock, writeMoney } from './words.ts'

/** The one number that matters. The last one known stays while it is read again. */
export function Balance({ wallet }: { wallet: Read<InternalAccount | undefined> }) {
  const { outage } = useWalletData()
  const { value, error } = wallet
  if (error && !value)
    return outage ? (
      <p className="balance">
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">Unknown right now</span>
      </p>
    ) : (
      <ReadError read={wallet} />
    )
  if (!value)
    return (
      <p className="balance" aria-busy="true">
        <span className="visually-hidden">Loading your balance</span>
        <span className="bone" data-size="large" />
      </p>
    )
  const held = findHeld(value)
  const [main, rest] = splitAfterWhole(writeMoney(value.balance))
  return (
    <>
      {outage?.readAt && <p className="balance-held">As of {writeClock(outage.readAt)}</p>}
      <p className="balance" data-stale={outage ? '' : undefined}>
        <bdi>
          {main}
          <span className="balance-rest">{rest}</span>
        </bdi>
      </p>
      {held && (
        <p className="balance-held">
          <Icon name="clock" />
          <span>
            <bdi>{writeMoney(held)}</bdi> on hold
          </span>
        </p>
      )}
      <ReadError read={wallet} />
    </>
  )
}

/** The digits that people read first, and the finer ones with the unit, which are set smaller. */
function splitAfterWhole(money: string): [string, string] {
  const [whole = money] = /^[^.]*/.exec(money) ?? []
  // In large text the unit may wrap away from the number.
  return [whole, money.slice(whole.length).replace('\u00a0', ' ')]
}
