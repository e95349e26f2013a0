import { expect, test } from 'vitest'
import { europeanWorld } from '../../../test/europeanWorld.ts'
import { scaCode } from '../../../test/scaJourneys.ts'
import { enrollTotp, scaWorld } from '../../../test/scaWorld.ts'
import type { ScaFactor, ScaProof } from '../../wire/scaChallenge.ts'
import { beginScaLogin, finishScaLogin, readLoginFactors } from './scaSignIn.ts'

const passkeyProof: ScaProof = {
  passkeyAssertion: { id: 'a passkey', response: { clientDataJSON: 'signed' } },
  origin: 'https://wallet.example',
}

test('only the factors that are known here are offered, even where the user last used another one', async () => {
  const world = await europeanWorld()
  const { client, network, ada } = world
  const factors = ['SMS_OTP', 'VOICE', 'TOTP', 'PASSKEY'].map((factor) => ({ factor }))
  network.tamper('GET /sca/factors', () => JSON.stringify({ factors }))
  await client.records.write(`sca:${ada.accountId}`, { version: 1, accountId: ada.accountId, factor: 'VOICE' })

  const offered = await readLoginFactors(client, ada)

  expect(offered).toEqual({
    factors: [{ factor: 'SMS_OTP' }, { factor: 'TOTP' }, { factor: 'PASSKEY' }],
    lastFactor: undefined,
  })
})

test('a sign-in by passkey without a challenge to sign is rejected', async () => {
  const { client, network } = await scaWorld()
  network.tamper('/sca/login/start', (body) => body.replace('passkeyOptions', 'other'))

  await expect(beginScaLogin(client, { factor: 'PASSKEY' })).rejects.toMatchObject({ code: 'UNEXPECTED_RESPONSE' })
})

test('the code of an app is sent without a challenge, even where the service states one', async () => {
  const world = await europeanWorld()
  const { client, network, ada } = world
  await enrollTotp(world)
  network.tamper('/sca/login/start', (body) =>
    JSON.stringify({ ...(JSON.parse(body) as object), challengeId: 'ScaChallenge:other' }),
  )

  const attempt = await beginScaLogin(client, { factor: 'TOTP' })
  await finishScaLogin(client, { accountId: ada.accountId, attempt, proof: { code: scaCode } })

  expect(attempt).toMatchObject({ factor: 'TOTP', challengeId: undefined })
  expect(JSON.parse(network.requests.at(-1)?.body ?? '')).toEqual({ factor: 'TOTP', code: scaCode })
})

test.each<[string, ScaFactor, ScaProof]>([
  ['a code for a sign-in by passkey', 'PASSKEY', { code: scaCode }],
  ['a passkey for a sign-in by text message', 'SMS_OTP', passkeyProof],
  ['a passkey for a sign-in by app', 'TOTP', passkeyProof],
])('%s is not sent', async (_name, factor, proof) => {
  const { client, network, ada } = await europeanWorld()
  const attempt = { factor, challengeId: undefined, expiresAt: undefined, passkey: undefined }

  const finished = finishScaLogin(client, { accountId: ada.accountId, attempt, proof })

  await expect(finished).rejects.toThrow(`${factor} needs another proof`)
  expect(network.requests).toEqual([])
})

test('a proof whose response was lost has an unknown outcome, with the reason', async () => {
  const { client, network, ada } = await europeanWorld()
  const attempt = await beginScaLogin(client, { factor: 'SMS_OTP' })
  network.lose('/sca/login/complete', 'response')

  const finished = finishScaLogin(client, { accountId: ada.accountId, attempt, proof: { code: scaCode } })

  await expect(finished).rejects.toMatchObject({
    code: 'SCA_OUTCOME_UNKNOWN',
    message: 'SCA_OUTCOME_UNKNOWN: NETWORK_UNREACHABLE',
    cause: { code: 'NETWORK_UNREACHABLE' },
  })
})
