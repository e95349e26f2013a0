import type { InternalAccount } from '@countersign/core'
import { ReadError } from '../shell/ReadError.tsx'
import type { Read } from './useRead.ts'
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
  // The unit stands behind a no-break space; it is set smaller than the number.
  const [number, unit] = writeMoney(value.balance).split('\u00a0')
  return (
    <>
      <p className="balance">
        <bdi>
          {number}
          {unit !== undefined && <span className="balance-unit">{`\u00a0${unit}`}</span>}
        </bdi>
      </p>
      <ReadError read={wallet} />
    </>
  )
}
