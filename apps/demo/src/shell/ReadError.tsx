import { ScaSignInScreen } from '@countersign/react'
import type { Read } from '../wallet/read.ts'
import { useWalletData } from '../wallet/WalletData.tsx'
import { explainReadError } from '../wallet/words.ts'

type ReadErrorProps = {
  read: Read<unknown>
  /** The user has confirmed who they are here. */
  onSignedIn?: () => void
}

/** Says that something could not be read, and offers what helps. Renders nothing when all is well. */
export function ReadError({ read, onSignedIn }: ReadErrorProps) {
  const { accountId, refresh } = useWalletData()
  if (!read.error) return null
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
    <div className="read-error">
      <p role="alert">{explainReadError(read.error)}</p>
      <button type="button" className="cs-link" aria-disabled={read.loading || undefined} onClick={read.refresh}>
        {read.loading ? 'Trying again' : 'Try again'}
      </button>
    </div>
  )
}
