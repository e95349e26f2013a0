export type SoakRole = 'sandbox' | 'relay'

export const mountPath = '/api/wallet'
export const origin = 'https://soak.example'

/** Of all requests, so many meet a fault on each hop. */
const faultShare = 0.05

/** Numbers from 0 to 1 that a seed decides (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * A `fetch` over a bad network: of twenty requests one fails. It does not arrive, it arrives and its response is lost,
 * or the other side responds with 503 without doing anything.
 */
export function faultyFetch(inner: typeof fetch, { seed }: { seed: number }): typeof fetch {
  const random = randomNumbers(seed)
  return async (input, init) => {
    if (random() >= faultShare) return inner(input, init)
    const kind = Math.floor(random() * 3)
    if (kind === 0) throw new TypeError('soak: the request was lost')
    if (kind === 1) return Response.json({ status: 503, code: 'SERVICE_UNAVAILABLE', message: 'soak' }, { status: 503 })
    await (await inner(input, init)).arrayBuffer()
    throw new TypeError('soak: the response was lost')
  }
}
