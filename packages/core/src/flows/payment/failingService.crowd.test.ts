import { expect, test } from 'vitest'
import { simulateClients } from '../../../test/failingService.ts'
import { repetitions } from '../../../test/longRun.ts'

const clientCount = repetitions({ usual: 100, long: 1_000 })

test(`${clientCount} browsers send a failing service less than twice what they send one that works, and all learn of the end`, async () => {
  const normal = await simulateClients({ clientCount })
  const failing = await simulateClients({ clientCount, outage: { fromMs: 30_000, untilMs: 150_000 } })
  // The measure detects browsers whose pauses are a twentieth as long.
  const hurried = await simulateClients({
    clientCount,
    outage: { fromMs: 20_000, untilMs: 60_000 },
    random: () => -0.45,
    endMs: 32_000,
  })

  expect([normal.completed, failing.completed]).toEqual([clientCount, clientCount])
  expect(failing.most / normal.most).toBeLessThan(2)
  expect(hurried.most / normal.most).toBeGreaterThan(2)
})

test(`${clientCount} browsers that lose the service at the same moment do not come back at the same moment`, async () => {
  const together = { clientCount, outage: { fromMs: 0, untilMs: 30_000 }, arrivalMs: 0, endMs: 30_000 }

  const [varied, alike] = [await simulateClients(together), await simulateClients({ ...together, random: () => 0.5 })]

  expect(varied.mostTogether).toBeLessThan(clientCount / 4)
  expect(alike.mostTogether).toBeGreaterThanOrEqual(clientCount)
})
