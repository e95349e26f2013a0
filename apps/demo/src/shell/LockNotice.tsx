import { ScaLockNotice, useScaLock } from '@countersign/react'
import { useWalletData } from '../wallet/WalletData.tsx'

/** Says on a page that leads to payments that none can be confirmed now, and why. Renders nothing otherwise. */
export function LockNotice() {
  const { accountId } = useWalletData()
  const { lock, forget } = useScaLock({ accountId })
  return <ScaLockNotice lock={lock} onLifted={forget} className="wide lock-notice" />
}
