import { type ExchangeRate, listExchangeRates } from '@countersign/core'
import { useWalletClient } from '@countersign/react'
import { useEffect, useState } from 'react'

/** How long a pause in typing has to be before the service is asked. */
const pauseMs = 300

export type RatePreviewOptions = {
  /** In the smallest unit of the currency that is sent; `undefined` while what is typed is no amount. */
  amount: bigint | undefined
  from: string
  to: string
}

/** Returns what an amount would bring at today's rate. `undefined` where nothing is exchanged or no rate is known. */
export function useRatePreview({ amount, from, to }: RatePreviewOptions): ExchangeRate | undefined {
  const client = useWalletClient()
  const [rate, setRate] = useState<ExchangeRate>()
  useEffect(() => {
    if (amount === undefined || from === to) return
    const aborter = new AbortController()
    const timer = setTimeout(() => {
      const options = { sourceCurrency: from, destinationCurrency: to, sendingAmount: amount, signal: aborter.signal }
      // It is an estimate: without it, the price that follows says the same.
      listExchangeRates(client, options).then(
        ([found]) => !aborter.signal.aborted && setRate(found),
        () => {},
      )
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      aborter.abort()
    }
  }, [client, amount, from, to])
  const isFor =
    rate?.sendingAmount === amount && rate?.sourceCurrency.code === from && rate.destinationCurrency.code === to
  return isFor ? rate : undefined
}
