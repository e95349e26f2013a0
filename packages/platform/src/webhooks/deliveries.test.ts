import { expect, test } from 'vitest'
import { createDeliveries } from './deliveries.ts'

test('without a store, events are taken after so many that the memory is full, and a recent one is not taken twice', async () => {
  const deliveries = createDeliveries({ store: undefined, now: () => 0, keptMs: 1000 })
  const names = Array.from({ length: 10_001 }, (_, number) => `Webhook:${number}`)

  const claims = new Set(await Promise.all(names.map((name) => deliveries.claim(name))))

  expect(claims).toEqual(new Set(['taken']))
  expect(await deliveries.claim('Webhook:10000')).toBe('working')
})
