import { createCaller, customerOf, forEachNumber, inMb, startChild, startRelay, uuidOf } from './startChild.ts'

/** 200,000 requests, half of them from a customer who was never seen before. The heap must not grow with them. */
const [stops, budgetMb] = [[20_000, 100_000, 200_000], 10] as const

export async function measureMemory(): Promise<boolean> {
  const upstream = await startChild('../upstream.ts')
  const relay = await startRelay(`${upstream.url}/v1`)
  const caller = createCaller(relay, { connections: 16 })
  const heaps: number[] = []
  let sent = 0
  for (const stop of stops) {
    await forEachNumber(stop - sent, {
      atOnce: 16,
      work: async (number) => {
        const customer = number % 2 ? 1 : sent + number
        const path = `/quotes/Quote:${uuidOf(customer)}`
        const { status } = await caller.call('GET', path, { headers: { 'x-customer': customerOf(customer) } })
        if (status !== 200) throw new Error(`a quote answered ${status}`)
      },
    })
    sent = stop
    heaps.push((await relay.readMemory()).heap)
  }
  caller.close()
  relay.end()
  upstream.child.kill()

  const growthMb = inMb((heaps.at(-1) ?? 0) - (heaps[0] ?? 0))
  const within = growthMb < budgetMb
  const text = stops.map((stop, index) => `${inMb(heaps[index] ?? 0).toFixed(1)} MB after ${stop}`).join(', ')
  console.log(`heap: ${text}; growth ${growthMb.toFixed(1)} MB (budget ${budgetMb})`)
  return within
}
