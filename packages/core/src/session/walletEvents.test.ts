import type { Change } from '@countersign/core/wire'
import { expect, test } from 'vitest'
import { turns } from '../../test/testPage.ts'
import { createLazyEvents, type WalletEvents } from './walletEvents.ts'

const card: Change = { kind: 'card', id: 'Card:1' }

/** Events that arrive with their first listener, or not. */
function openEvents({ arrives = true } = {}) {
  const listeners = new Set<(change: Change) => void>()
  const loaded: WalletEvents = {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const network = { arrives }
  let loads = 0
  const events = createLazyEvents(async () => {
    loads++
    if (!network.arrives) throw new TypeError('fetch failed')
    return loaded
  })
  const heard: Change[] = []
  return {
    events,
    heard,
    listeners,
    network,
    listen: () => events.subscribe((change) => heard.push(change)),
    loads: () => loads,
  }
}

test('nothing loads before someone listens, and it loads once', async () => {
  const { heard, listen, listeners, loads } = openEvents()
  expect(loads()).toBe(0)

  const stops = [listen(), listen()]
  await turns(1)
  for (const tell of listeners) tell(card)
  expect([loads(), heard]).toEqual([1, [card, card]])

  for (const stop of stops) stop()
  expect(listeners.size).toBe(0)
})

test('who leaves before it has loaded hears nothing', async () => {
  const { listen, listeners } = openEvents()

  listen()()
  await turns(1)

  expect(listeners.size).toBe(0)
})

test('if it does not load, the next listener loads it again', async () => {
  const { network, listen, listeners, loads } = openEvents({ arrives: false })
  const stop = listen()
  await turns(1)
  stop()

  network.arrives = true
  listen()
  await turns(1)

  expect([loads(), listeners.size]).toEqual([2, 1])
})
