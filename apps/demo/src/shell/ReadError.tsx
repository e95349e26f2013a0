import { Banner, ScaSignInScreen } from '@countersign/react'
import type { Read } from '../wallet/read.ts'
import { isOutage } from '../wallet/useOutage.ts'
import { useWalletData } from '../wallet/WalletData.tsx'
import { explainReadError } from '../wallet/words.ts'

type ReadErrorProps = {
  read: Read<unknown>
  /** The user has confirmed who they are here. */
  onSignedIn?: () => void
}

/** Says that something could not be read, and offers what helps. Renders nothing when all is well. */
export function ReadError({ read, onSignedIn }: ReadErrorProps) {
  const { accountId, outage, refresh } = useWalletData()
  // The banner above the page says it, once.
  if (!read.error || (outage && isOutage(read.error))) return null
  // Everything that waited for it is read again, here and elsewhere on the page.
  const readAll = () => {
    // What asked is gone once it is read, and the focus must not go with it.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    read.refresh()
    refresh()
    onSignedIn?.()
  }
  if (read.error.action === 'sca-sign-in')
    return <ScaSignInScreen accountId={accountId} onSignedIn={readAll} focusOnMount className="wide inset" />
  return (
    <Banner tone="warning" className="cs-banner read-error">
      <p>
        {explainReadError(read.error)}{' '}
        <button type="button" className="cs-link" aria-disabled={read.loading || undefined} onClick={read.refresh}>
          {read.loading ? 'Trying again' : 'Try again'}
        </button>
      </p>
    </Banner>
  )
}
