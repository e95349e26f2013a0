import type { ExternalAccount } from '@countersign/core'
import { isWalletError, type WalletError } from '@countersign/core'
import { useState } from 'react'
import { useRouter } from '../router/RouterContext.ts'
import { useWalletData } from './WalletData.tsx'
import { explainReadError } from './words.ts'

/** Asks about a payee that took the place of another one in a payment. Until the user decides, it cannot be paid. */
export function SetAsidePayee({ payee }: { payee: ExternalAccount }) {
  const { acceptSetAside, removeSetAside, refresh } = useWalletData()
  const router = useRouter()
  const [isRemoving, setRemoving] = useState(false)
  const [error, setError] = useState<WalletError>()

  async function remove(): Promise<void> {
    setRemoving(true)
    setError(undefined)
    try {
      await removeSetAside(payee.id)
      refresh()
      router.navigate('/send')
    } catch (failure) {
      if (!isWalletError(failure)) throw failure
      setError(failure)
      setRemoving(false)
    }
  }

  return (
    <div className="set-aside">
      <p>
        <strong>We set this payee aside.</strong> In a payment that we stopped, the recipient had changed to this
        account. Remove it if you don’t know it.
      </p>
      <p className="problem" role="alert">
        {error && explainRemoval(error)}
      </p>
      <button type="button" className="cs-button action" aria-disabled={isRemoving || undefined} onClick={remove}>
        Remove
      </button>
      <button
        type="button"
        className="cs-button action"
        data-look="quiet"
        aria-disabled={isRemoving || undefined}
        onClick={() => void acceptSetAside(payee.id)}
      >
        Use it anyway
      </button>
    </div>
  )
}

function explainRemoval(error: WalletError): string {
  if (error.code === 'BENEFICIARY_TRUSTED')
    return 'Nothing was removed. Stop trusting this payee in the settings first.'
  return explainReadError(error)
}
