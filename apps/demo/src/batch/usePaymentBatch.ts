import type { QuoteRequest } from '@countersign/core'
import { useWalletClient } from '@countersign/react'
import { useEffect, useState } from 'react'
import { navigate } from '../shell/navigate.ts'
import { createPaymentBatch, type PaymentBatch, type PaymentBatchOptions } from './paymentBatch.ts'

const separator = ','

/**
 * What a page pays: the quotes of its address, or what the page before asked for. From then on its address holds the
 * quotes, so it survives a reload. `undefined` where neither is there.
 */
export function usePaymentBatch(accountId: string, quoteIds: string | undefined): PaymentBatch | undefined {
  const client = useWalletClient()
  // Once started, these stay the same payments, even if the URL names other quotes meanwhile.
  const [batch] = useState(() => {
    const payments = quoteIds === undefined ? readRequests(history.state) : readQuoteIds(quoteIds)
    const onQuotes = (ids: readonly string[]) =>
      navigate(`/pay-several/${encodeURIComponent(ids.join(separator))}`, { replace: true })
    return payments && createPaymentBatch(client, { accountId, payments, onQuotes })
  })

  useEffect(() => {
    let mounted = true
    // StrictMode mounts twice in one go; waiting for the end of that makes one request of two.
    queueMicrotask(() => {
      if (mounted) batch?.load()
    })
    return () => {
      mounted = false
      batch?.destroy()
    }
  }, [batch])

  return batch
}

/** The browser kept them with the entry of the history; anything else may stand there too. */
function readRequests(state: unknown): PaymentBatchOptions['payments'] | undefined {
  if (typeof state !== 'object' || state === null || !('requests' in state)) return undefined
  return (state.requests as readonly QuoteRequest[]).map((request) => ({ request }))
}

function readQuoteIds(text: string): PaymentBatchOptions['payments'] {
  // The same payment twice would be one that is confirmed twice.
  return [...new Set(text.split(separator))].map((quoteId) => ({ quoteId }))
}
