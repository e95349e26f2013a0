import type { Read } from '../wallet/useRead.ts'
import { explainReadError } from '../wallet/words.ts'

/** Says that something could not be read, and offers to try again. Renders nothing when all is well. */
export function ReadError({ read }: { read: Read<unknown> }) {
  if (!read.error) return null
  return (
    <div className="read-error">
      <p role="alert">{explainReadError(read.error)}</p>
      <button type="button" className="cs-link" aria-disabled={read.loading || undefined} onClick={read.refresh}>
        {read.loading ? 'Trying again' : 'Try again'}
      </button>
    </div>
  )
}
