import type { Sandbox } from '@countersign/sandbox'
import { Hono } from 'hono'
import { type FaultName, type Faults, faultNames } from '../faults.ts'
import { sameOriginOnly } from '../securityHeaders.ts'
import type { Exchanges } from './exchanges.ts'
import { isScaOrder, type ScaOrders } from './scaOrders.ts'

/** Past the end of an SCA session, which lasts 180 days. */
const longestAdvanceSeconds = 190 * 24 * 60 * 60

/**
 * Serves what the panel next to the wallet shows and orders. It reveals all users' codes, so it exists only with a
 * sandbox.
 */
export function createBackstageRoutes(parameters: {
  sandbox: Sandbox
  exchanges: Exchanges
  faults: Faults
  scaOrders: ScaOrders
}): Hono {
  const { sandbox, exchanges, faults, scaOrders } = parameters
  const show = () => ({
    now: new Date(sandbox.clock.now()),
    inbox: sandbox.inbox.messages().toReversed(),
    exchanges: exchanges.list(),
    armed: faults.armed(),
    sca: scaOrders.standing(),
  })

  const routes = new Hono()
  routes.use(sameOriginOnly)
  routes.get('/', (c) => c.json(show()))
  routes.post('/clock', async (c) => {
    const seconds = field(await c.req.json().catch(() => undefined), 'advanceSeconds')
    if (typeof seconds !== 'number' || !(seconds >= 0 && seconds <= longestAdvanceSeconds))
      return c.json({ code: 'INVALID_INPUT', message: 'Expected advanceSeconds, up to 190 days' }, 400)
    sandbox.clock.advance(seconds * 1000)
    return c.json(show())
  })
  routes.post('/faults', async (c) => {
    const body: unknown = await c.req.json().catch(() => undefined)
    const fault = field(body, 'fault')
    const armed = field(body, 'armed')
    if (!isFaultName(fault) || typeof armed !== 'boolean')
      return c.json({ code: 'INVALID_INPUT', message: `Expected armed and a fault of ${faultNames.join(', ')}` }, 400)
    faults.set(fault, { armed })
    return c.json(show())
  })
  routes.post('/sca', async (c) => {
    const body: unknown = await c.req.json().catch(() => undefined)
    const order = field(body, 'order')
    const quoteId = field(body, 'quoteId')
    if (!isScaOrder(order) || (quoteId !== undefined && typeof quoteId !== 'string'))
      return c.json({ code: 'INVALID_INPUT', message: 'Expected a known order, and perhaps the id of a quote' }, 400)
    try {
      await scaOrders.place(order, { quoteId })
    } catch {
      return c.json({ code: 'CONFLICT', message: 'This cannot happen to that payment now' }, 409)
    }
    return c.json(show())
  })
  return routes
}

function isFaultName(value: unknown): value is FaultName {
  return (faultNames as readonly unknown[]).includes(value)
}

function field(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined
}
