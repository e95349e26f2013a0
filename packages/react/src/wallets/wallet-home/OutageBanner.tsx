import { Banner } from '../../primitives/Banner.tsx'
import { Button } from '../../primitives/Button.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import type { Outage } from '../../provider/outage.ts'
import { useLocalTime } from '../../provider/useLocalTime.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { walletHomeMessages } from './walletHomeMessages.ts'

type OutageOptions = {
  outage: Outage | undefined
  /** It is being read again. */
  busy: boolean
  onRetry(): unknown
}

/** Says once that nothing can be read now, and of when the page is. Renders nothing when all is well. */
export const OutageBanner = definePart(
  Banner,
  ({ outage, busy, onRetry }: OutageOptions) => {
    const messages = useMessages('walletHome', walletHomeMessages)
    const writeTime = useLocalTime()
    if (!outage) return null
    const { isOffline, readAt } = outage
    const time = readAt && writeTime(readAt)
    return {
      tone: 'warning' as const,
      // It is no mistake of the user's, and nothing is lost: it waits its turn.
      role: 'status' as const,
      children: (
        <p>
          <strong>{isOffline ? messages.offline : messages.unavailable}</strong>{' '}
          {time && <>{messages.lastUpdated({ time })} </>}
          <Button className="cs-link" busy={busy} onPress={() => void onRetry()}>
            {messages.tryAgain}
          </Button>
        </p>
      ),
    }
  },
  ['outage', 'busy', 'onRetry'],
)
