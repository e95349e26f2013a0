import type { PayeeStop } from '@countersign/core/wallet-data'
import type { JourneyMessages } from '../../provider/Messages.ts'
import { useLocalTime } from '../../provider/useLocalTime.ts'

/** Returns how to write with the `messages` of a page that the user decided to use a payee that was part of a stopped payment. */
export function useStopMark({ stopMark }: Pick<JourneyMessages['send'], 'stopMark'>) {
  const writeTime = useLocalTime()
  return (stop: PayeeStop | undefined): string | undefined => {
    const day = stop?.isAccepted && stop.stoppedAt && writeTime(stop.stoppedAt, 'date')
    return day ? stopMark({ day }) : undefined
  }
}
