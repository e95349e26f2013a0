import { parseJson } from '@countersign/core/wire'
import { createSandbox, sandboxQuorumPublicKeyHex } from '@countersign/sandbox'
import { expect, test } from 'vitest'
import { createFaults } from './faults.ts'
import { tamperBundle } from './tamperBundle.ts'

const challengeUrl = 'http://localhost/api/wallet/auth/credentials/AuthMethod%3A1/challenge'
const verifyUrl = 'http://localhost/api/wallet/auth/credentials/AuthMethod%3A1/verify'
const executeUrl = 'http://localhost/api/wallet/quotes/Quote%3A1/execute'
const authorizeUrl = 'http://localhost/api/wallet/quotes/Quote%3A1/authorize'
const payeeUrl = 'http://localhost/api/wallet/customers/external-accounts/ExternalAccount%3A1'
const proofUrls = [
  authorizeUrl,
  'http://localhost/api/wallet/sca/login/complete',
  'http://localhost/api/wallet/sca/factors/confirm',
  `${payeeUrl}/trust/confirm`,
  `${payeeUrl}/untrust/confirm`,
]

function post(url: string): Request {
  return new Request(url, { method: 'POST', body: '{}' })
}

function createRelay(answer: () => Response = () => Response.json({ ok: true })) {
  const seen: string[] = []
  const { scenarios } = createSandbox()
  const faults = createFaults({
    scenarios,
    handler: (request) => {
      seen.push(new URL(request.url).pathname)
      return Promise.resolve(answer())
    },
  })
  return { faults, seen, scenarios }
}

test('without a fault every request passes', async () => {
  const { faults, seen } = createRelay()
  expect((await faults.handle(post(verifyUrl)))?.status).toBe(200)
  expect(seen).toHaveLength(1)
})

test('offline drops everything before it reaches the handler, until it is switched off', async () => {
  const { faults, seen } = createRelay()
  faults.set('offline', { armed: true })
  expect(await faults.handle(post(executeUrl))).toBeUndefined()
  expect(await faults.handle(post(verifyUrl))).toBeUndefined()
  expect(seen).toEqual([])
  faults.set('offline', { armed: false })
  expect((await faults.handle(post(verifyUrl)))?.status).toBe(200)
})

test.each([executeUrl, ...proofUrls])('a lost response means that the work was done, once: %s', async (url) => {
  const { faults, seen } = createRelay()
  faults.set('lose-next-answer', { armed: true })
  expect(await faults.handle(post(url))).toBeUndefined()
  expect(seen).toHaveLength(1)
  expect(faults.armed()).toEqual([])
  expect((await faults.handle(post(url)))?.status).toBe(200)
})

test('only an execution or a proof uses up the order for a lost response', async () => {
  const { faults } = createRelay()
  faults.set('lose-next-answer', { armed: true })
  const read = new Request('http://localhost/api/wallet/quotes/Quote%3A1')
  expect((await faults.handle(read))?.status).toBe(200)
  expect(faults.armed()).toEqual(['lose-next-answer'])
})

test('a rejected code reads as every wrong code does and never reaches the service', async () => {
  const { faults, seen } = createRelay()
  faults.set('reject-next-code', { armed: true })
  const answer = await faults.handle(post(verifyUrl))
  expect(answer?.status).toBe(401)
  expect(await answer?.json()).toMatchObject({ code: 'UNAUTHORIZED' })
  expect(seen).toEqual([])
})

test.each(proofUrls)(
  'a proof that is refused reads as every wrong one does and never reaches the service: %s',
  async (url) => {
    const { faults, seen } = createRelay()
    faults.set('reject-next-code', { armed: true })
    const answer = await faults.handle(post(url))
    expect(answer?.status).toBe(400)
    expect(await answer?.json()).toMatchObject({ code: 'INVALID_INPUT', message: 'The proof is invalid or expired' })
    expect(seen).toEqual([])
    expect(faults.armed()).toEqual([])
  },
)

test('a limit is the service’s own, counts once even if ordered several times, and can be withdrawn', () => {
  const { faults, scenarios } = createRelay()
  faults.set('limit-next-proof', { armed: true })
  faults.set('limit-next-proof', { armed: true })
  faults.set('limit-next-reset', { armed: true })
  expect(faults.armed()).toEqual(['limit-next-proof', 'limit-next-reset'])
  expect(scenarios.ordered()).toEqual(['authorizeQuote', 'startScaReset'])

  faults.set('limit-next-proof', { armed: false })
  expect(faults.armed()).toEqual(['limit-next-reset'])
  expect(scenarios.ordered()).toEqual(['startScaReset'])
})

test('an order that is withdrawn does not happen', async () => {
  const { faults } = createRelay()
  faults.set('reject-next-code', { armed: true })
  faults.set('reject-next-code', { armed: false })
  expect((await faults.handle(post(verifyUrl)))?.status).toBe(200)
})

test('a tampered bundle names another key and another signer, and keeps the rest of the response', async () => {
  const bundle = JSON.stringify({
    version: 'v1.0.0',
    data: '7b7d',
    dataSignature: '30',
    enclaveQuorumPublic: sandboxQuorumPublicKeyHex,
  })
  const { faults } = createRelay(() => Response.json({ id: 'AuthMethod:1', otpEncryptionTargetBundle: bundle }))
  faults.set('tamper-next-bundle', { armed: true })
  const answer = (await (await faults.handle(post(challengeUrl)))?.json()) as Record<string, string>
  expect(answer.id).toBe('AuthMethod:1')
  const tampered = parseJson(answer.otpEncryptionTargetBundle ?? '') as Record<string, string>
  expect(tampered.version).toBe('v1.0.0')
  expect(tampered.enclaveQuorumPublic).toMatch(/^04[0-9a-f]{128}$/)
  expect(tampered.enclaveQuorumPublic).not.toBe(createSandbox().quorumPublicKeyHex)
})

test('two tampered bundles never use the same key twice', () => {
  const bundle = JSON.stringify({ version: 'v1.0.0' })
  expect(tamperBundle(bundle)).not.toBe(tamperBundle(bundle))
})
