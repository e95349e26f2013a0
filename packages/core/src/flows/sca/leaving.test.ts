import { expect, test } from 'vitest'
import type { TestWorld } from '../../../test/createTestClient.ts'
import { europeanWorld } from '../../../test/europeanWorld.ts'
import { scaSignIn } from '../../../test/scaJourneys.ts'
import type { Abortable } from '../../api/abortable.ts'
import { listPayees } from '../../api/accounts.ts'
import type { WalletClient } from '../../createWalletClient.ts'
import { findScaFactor } from './scaFactors.ts'
import { readLoginFactors } from './scaSignIn.ts'
import { beginTrustChange, listTrust } from './trustedBeneficiaries.ts'

/** A client that keeps the signal of each request. */
function recording({ client, network }: TestWorld) {
  const signals: (AbortSignal | null | undefined)[] = []
  const fetch: typeof network.fetch = (input, init) => {
    signals.push(init?.signal)
    return network.fetch(input, init)
  }
  return { client: { ...client, transport: { ...client.transport, fetch } }, signals }
}

type Reading = (client: WalletClient, parameters: { accountId: string } & Required<Abortable>) => Promise<unknown>

/** What only reads, with the number of its requests. */
const readings: Record<string, [number, Reading]> = {
  'the factors of the sign-in': [1, readLoginFactors],
  'one factor': [1, (client, { signal }) => findScaFactor(client, { type: 'TOTP', signal })],
  'the trusted payees': [2, (client, { signal }) => listTrust(client, { signal })],
  'the factors, where trust has no challenge': [
    3,
    async (client, { signal }) => {
      const [payee] = await listPayees(client)
      if (payee) await beginTrustChange(client, { payee, wish: 'trust', signal })
    },
  ],
}

test.each(Object.keys(readings))('a user who leaves ends the reading of %s', async (name) => {
  const world = await europeanWorld()
  await scaSignIn(world)
  world.network.tamper('/trust', (body) => (body.includes('scaChallenge') ? '{}' : body))
  const { client, signals } = recording(world)
  const [count, read] = readings[name] as [number, Reading]
  const leaving = new AbortController()
  await read(client, { accountId: world.ada.accountId, signal: leaving.signal }).catch(() => {})

  leaving.abort()

  expect(signals.slice(-count).map((signal) => signal?.aborted)).toEqual(Array(count).fill(true))
})
