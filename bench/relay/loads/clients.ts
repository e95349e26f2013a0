import { simulateClients } from '../../../packages/core/test/failingService.ts'

/** A service that fails for two minutes while 1,000 browsers follow their payments, next to one that works. In virtual time. */
const [outage, budget] = [{ fromMs: 30_000, untilMs: 150_000 }, 2]

export async function measureClients(): Promise<boolean> {
  const normal = await simulateClients()
  const failing = await simulateClients({ outage })
  const asking = await simulateClients({ outage: { ...outage, retryAfterSeconds: 20 } })

  const ratio = failing.most / normal.most
  const within = ratio < budget && failing.completed === normal.completed && asking.completed === normal.completed
  console.log(`most requests within ten seconds: ${normal.most} while it works, ${failing.most} while it fails`)
  console.log(
    `requests until all ${failing.completed} knew the end: ${normal.requests}, ${failing.requests}; with Retry-After ${asking.requests}`,
  )
  console.log(`load on the failing service: ${ratio.toFixed(2)} × the normal load (budget ${budget})`)
  return within
}
