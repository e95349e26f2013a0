import { Banner } from '@countersign/react'
import { useWalletData } from '../wallet/WalletData.tsx'
import { writeClock } from '../wallet/words.ts'

/**
 * Says once, above the page, that nothing can be read now, and of when the rest of the page is. It reads again by itself
 * when the connection is back. Renders nothing when all is well.
 */
export function OutageBanner() {
  const { outage, wallet, refresh } = useWalletData()
  if (!outage) return null
  const { isOffline, readAt } = outage
  return (
    <Banner tone="info" className="cs-banner outage">
      <p>
        <strong>{isOffline ? 'You’re offline.' : 'Harbor isn’t available right now.'}</strong>{' '}
        {readAt && <>You see your wallet as it was at {writeClock(readAt)}.</>}{' '}
        <button type="button" className="cs-link" aria-disabled={wallet.loading || undefined} onClick={refresh}>
          {wallet.loading ? 'Trying again' : 'Try again'}
        </button>
      </p>
    </Banner>
  )
}
