import type { WalletError } from '@countersign/core'
import type { HeadingLevel } from '../../primitives/Heading.tsx'
import { Skeleton } from '../../primitives/Skeleton.tsx'
import { LazyScaSignIn } from './LazyScaSignIn.tsx'

type FirstReadingProps = {
  accountId: string
  headingLevel: HeadingLevel | undefined
  reading: { status: string; content?: unknown; error?: WalletError | undefined }
  refresh: () => Promise<unknown>
  /** Announces that it is being read. */
  loading: string
}

/** What stands in the place of something until it is read: grey lines, or the SCA sign-in that reading it requires. */
export function FirstReading({ accountId, headingLevel = 2, reading, refresh, loading }: FirstReadingProps) {
  if (!reading.content && reading.error?.action === 'sca-sign-in')
    return (
      <LazyScaSignIn
        accountId={accountId}
        headingLevel={headingLevel}
        onSignedIn={() => void refresh()}
        // There is nothing to return to while nothing could be read.
        onCancel={undefined}
      />
    )
  if (reading.status !== 'loading') return null
  return (
    <>
      <span role="status" data-part="announcement">
        {loading}
      </span>
      <Skeleton />
    </>
  )
}
