import { readWallets } from '@countersign/core'
import { useWalletClient } from '@countersign/react'
import { useCallback, useEffect, useState } from 'react'
import {
  advanceClock,
  type BackstageNews,
  type FaultName,
  placeScaOrder,
  readBackstage,
  type ScaOrder,
  setFault,
} from './backstageApi.ts'
import { moveDeviceClock } from './deviceClock.ts'

export type Backstage = {
  /** `undefined` until the first answer. */
  news: BackstageNews | undefined
  unreachable: boolean
  advance(seconds: number): void
  arm(fault: FaultName, parameters: { armed: boolean }): void
  orderSca(order: ScaOrder, quoteId?: string): void
}

const pollMs = 1_500

/** Follows the traffic behind the wallet while the panel is open. */
export function useBackstage(open: boolean): Backstage {
  const client = useWalletClient()
  const [news, setNews] = useState<BackstageNews>()
  const [unreachable, setUnreachable] = useState(false)

  const take = useCallback(async (answer: Promise<BackstageNews>) => {
    try {
      setNews(await answer)
      setUnreachable(false)
    } catch {
      setUnreachable(true)
    }
  }, [])

  useEffect(() => {
    if (!open) return
    const look = () => {
      if (document.visibilityState === 'visible') void take(readBackstage())
    }
    look()
    const timer = setInterval(look, pollMs)
    return () => clearInterval(timer)
  }, [open, take])

  async function advance(seconds: number): Promise<void> {
    await take(advanceClock(seconds))
    moveDeviceClock(seconds)
    // The wallet learns of the new time as it would after a long sleep: from the next answer, once it wakes up.
    await readWallets(client).catch(() => undefined)
    dispatchEvent(new Event('focus'))
  }

  return {
    news,
    unreachable,
    advance: (seconds) => void advance(seconds),
    arm: (fault, parameters) => void take(setFault(fault, parameters)),
    orderSca: (order, quoteId) => void take(placeScaOrder(order, quoteId)),
  }
}
