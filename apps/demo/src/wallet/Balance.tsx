import type { InternalAccount } from '@countersign/core'
import { ReadError } from '../shell/ReadError.tsx'
import { findHeld } from './findHeld.ts'
import type { Read } from './read.ts'
import { writeMoney } from './words.ts'

/** The one number that matters. The last one known stays while it is read again. */
export function Balance({ wallet }: { wallet: Read<InternalAccount | undefined> }) {
  const { value, error } = wallet
  if (error && !value) return <ReadError read={wallet} />
  if (!value)
    return (
      <p className="balance" aria-busy="true">
        <span className="visually-hidden">Loading your balance</span>
        <span className="bone" data-size="large" />
      </p>
    )
  const held = findHeld(value)
  const [main, rest] = splitAfterCents(writeMoney(value.balance))
  return (
    <>
      <p className="balance">
        <bdi>
          {main}
          <span className="balance-rest">{rest}</span>
        </bdi>
      </p>
      {held && (
        <p className="balance-held">
          <bdi>{writeMoney(held)}</bdi> on hold or pending
        </p>
      )}
      <ReadError read={wallet} />
    </>
  )
}

/** The digits that people read first, and the finer ones with the unit, which are set smaller. */
function splitAfterCents(money: string): [string, string] {
  const [main = money] = /^[^.]*(\.\d{2})?/.exec(money) ?? []
  // In large text the unit may wrap away from the number.
  return [main, money.slice(main.length).replace('\u00a0', ' ')]
}
