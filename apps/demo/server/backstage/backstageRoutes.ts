import type { Sandbox } from '@countersign/sandbox'
import { Hono } from 'hono'
import { type FaultName, type Faults, faultNames } from '../faults.ts'
import { sameOriginOnly } from '../securityHeaders.ts'
import type { Exchanges } from './exchanges.ts'

const longestAdvanceSeconds = 24 * 60 * 60

/** What the panel beside the wallet shows and orders. It tells everybody's codes, so it only ever exists beside a sandbox. */
export function createBackstageRoutes(parameters: { sandbox: Sandbox; exchanges: Exchanges; faults: Faults }): Hono {
  const { sandbox, exchanges, faults } = parameters
  const show = () => ({
    now: new Date(sandbox.clock.now()),
    inbox: sandbox.inbox.messages().toReversed(),
    exchanges: exchanges.list(),
    armed: faults.armed(),
  })

  const routes = new Hono()
  routes.use(sameOriginOnly)
  routes.get('/', (c) => c.json(show()))
  routes.post('/clock', async (c) => {
    const seconds = field(await c.req.json().catch(() => undefined), 'advanceSeconds')
    if (typeof seconds !== 'number' || !(seconds >= 0 && seconds <= longestAdvanceSeconds))
      return c.json({ code: 'INVALID_INPUT', message: 'Expected advanceSeconds, up to a day' }, 400)
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
  return routes
}

function isFaultName(value: unknown): value is FaultName {
  return (faultNames as readonly unknown[]).includes(value)
}

function field(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined
}
