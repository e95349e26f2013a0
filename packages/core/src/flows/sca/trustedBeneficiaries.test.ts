import { expect, test } from 'vitest'
import { europeanWorld } from '../../../test/europeanWorld.ts'
import { scaCode, scaSignIn } from '../../../test/scaJourneys.ts'
import { calls } from '../../../test/trustWorld.ts'
import { getPayee } from '../../api/accounts.ts'
import { beginTrustChange, finishTrust } from './trustedBeneficiaries.ts'

/** A payee whose trust awaits its proof. */
async function challenged() {
  const world = await europeanWorld()
  await scaSignIn(world)
  const { client, ada } = world
  const payee = await getPayee(client, { payeeId: ada.eurPayeeId })
  const step = await beginTrustChange(client, { payee, wish: 'trust' })
  const challengeId = step.type === 'challenge' ? step.challenge?.id : undefined
  const prove = (signal?: AbortSignal) =>
    finishTrust(client, {
      accountId: ada.accountId,
      payee,
      trusted: true,
      challengeId,
      proof: { code: scaCode },
      signal,
    })
  return { world, payee, prove }
}

test('a user who leaves while the payee is read again trusts no payee', async () => {
  const { world, prove } = await challenged()
  const leaving = new AbortController()
  world.network.tamper('GET /customers/external-accounts', (body) => {
    queueMicrotask(() => leaving.abort())
    return body
  })

  await expect(prove(leaving.signal)).rejects.toMatchObject({ code: 'CANCELLED' })
  expect(calls(world, 'trust/confirm')).toEqual([])
})
