import { withDeadline } from '../deadline.ts'
import { jsonResponse, toResponse } from '../responses.ts'
import { isAvailable, probe } from '../service/relay.ts'
import type { Service } from '../service/service.ts'
import type { SharedStore } from '../store/sharedStore.ts'

/** How long a result is given again, in milliseconds: however often a load balancer asks, the service is not called more. */
const keptMs = 10_000

/** How long each check may take, in milliseconds. Load balancers rarely wait for more than five seconds. */
const timeoutMs = 3_000

/** Written by each server, and read by none. */
const storeKey = 'countersign:health'

type Health = { readonly service: 'ok' | 'unavailable'; readonly store: 'ok' | 'unavailable' | 'memory' }

type HealthParameters = {
  readonly service: Service
  /** The store that all servers share. `undefined`: this process's memory, which is always there. */
  readonly store: SharedStore | undefined
  readonly mountPath: string
  readonly now: () => number
}

/** The endpoint for load balancers and monitors, which anyone may call. */
export type HealthCheck = {
  readonly isAsked: (request: Request) => boolean
  readonly respond: () => Promise<Response>
}

/**
 * Creates `GET /health`. It checks whether the service accepts the platform's credentials and whether the shared store
 * takes a write, at most every ten seconds and never twice at once.
 *
 * The status is 200 also when one of them fails: all servers depend on the same two, so a load balancer that took this one
 * away would replace errors with a code by errors without one. The body says `degraded`, and names what is unavailable.
 */
export function createHealthCheck({ service, store, mountPath, now }: HealthParameters): HealthCheck {
  const path = `${mountPath}/health`
  let last: { readonly health: Promise<Health>; endedAt?: number } | undefined

  async function check(): Promise<Health> {
    const [serviceWorks, storeWorks] = await Promise.all([
      works(async () => isAvailable(await probe({ ...service, timeoutMs }))),
      !store || works(() => write(store)),
    ])
    return {
      service: serviceWorks ? 'ok' : 'unavailable',
      store: store ? (storeWorks ? 'ok' : 'unavailable') : 'memory',
    }
  }

  function read(): Promise<Health> {
    const isOld = last?.endedAt !== undefined && now() - last.endedAt >= keptMs
    if (last && !isOld) return last.health
    const own: { health: Promise<Health>; endedAt?: number } = { health: check() }
    last = own
    void own.health.then(() => {
      own.endedAt = now()
    })
    return own.health
  }

  return {
    // Other requests pay for one comparison of two texts.
    isAsked: ({ method, url }) => method === 'GET' && url.endsWith(path) && new URL(url).pathname === path,
    respond: async () => {
      const health = await read()
      const isDegraded = health.service === 'unavailable' || health.store === 'unavailable'
      return toResponse(jsonResponse({ status: isDegraded ? 'degraded' : 'ok', ...health }, { status: 200 }))
    },
  }
}

/** A store that is full can still be read, so the check writes. */
async function write(store: SharedStore): Promise<boolean> {
  const late = () => new Error('The store took too long')
  await withDeadline(() => store.set(storeKey, 'ok', { ttlMs: keptMs }), { timeoutMs, late })
  return true
}

/** What an error says may hold an address with a password, so nothing of it is shown. */
async function works(check: () => Promise<boolean>): Promise<boolean> {
  try {
    return await check()
  } catch {
    return false
  }
}
