import { useLocalTime } from '../../provider/useLocalTime.ts'
import { useWalletClient } from '../../provider/WalletProvider.tsx'
import { addBusinessDays, findUsualArrival } from './findUsualArrival.ts'
import { usePaymentDetails } from './paymentDetailsMessages.ts'

/**
 * Returns a function that says when money that is sent now usually arrives: in words, or by which day. As long as the rail is
 * not known, it says both, so that neither is taken back once it is.
 */
export function useUsualArrival(): (way: Parameters<typeof findUsualArrival>[0]) => string | undefined {
  const messages = usePaymentDetails()
  const { serverTime } = useWalletClient().transport
  const writeTime = useLocalTime()
  return (way) => {
    const arrival = findUsualArrival(way)
    if (typeof arrival === 'string') return messages.usualArrival[arrival]
    const date = writeTime(addBusinessDays(new Date(serverTime.now()), arrival), 'day')
    return date && messages[way.paymentRail === undefined ? 'minutesOrBy' : 'usuallyBy']({ date })
  }
}
