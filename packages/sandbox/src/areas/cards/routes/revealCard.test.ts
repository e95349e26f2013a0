import { expect, test } from 'vitest'
import { createTestService, createTestWallet } from '../../../../test/createTestService.ts'

async function issuedCard(platformCardId: string) {
  const service = createTestService()
  const wallet = await createTestWallet(service)
  const body = { cardholderId: wallet.customerId, form: 'VIRTUAL', fundingSources: [wallet.accountId], platformCardId }
  const { id: cardId } = await service.succeed('createCard', 201, { body })
  const open = (url: string) => service.sandbox.fetch(new Request(url))
  return { service, params: { cardId }, open }
}

test('the page of a card shows its number for a minute, to any client that has the address', async () => {
  const { service, params, open } = await issuedCard('card-4242')
  const { panEmbedUrl, expiresAt } = await service.succeed('revealCard', 200, { params })
  expect(+expiresAt - service.sandbox.clock.now()).toBe(60_000)

  const page = await open(panEmbedUrl)
  expect(page.status).toBe(200)
  const text = await page.text()
  expect(text).toMatch(/<dd>4000 00\d\d \d{4} 4242<\/dd>/)
  expect(text).toContain('<dd>01/2029</dd>')
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })

  service.sandbox.clock.advance(60_000)
  expect((await open(panEmbedUrl)).status).toBe(404)
})

test('two addresses of one card differ, and a guessed one opens nothing', async () => {
  const { service, params, open } = await issuedCard('card-4242')
  const first = await service.succeed('revealCard', 200, { params })
  const second = await service.succeed('revealCard', 200, { params })
  expect(first.panEmbedUrl).not.toBe(second.panEmbedUrl)
  for (const guess of [params.cardId, 'x', '__proto__'])
    expect((await open(first.panEmbedUrl.replace(/[^/]+$/, guess))).status).toBe(404)
})

test.each(['card-001', 'card-002'])(
  '%s has no number to show and nothing to add to a wallet',
  async (platformCardId) => {
    const { service, params } = await issuedCard(platformCardId)
    expect(await service.refuse('revealCard', { params })).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
    const tokenize = { params, body: { digitalWallet: 'APPLE_PAY' } }
    expect(await service.refuse('tokenizeCard', tokenize)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
  },
)

test('a card is prepared for a wallet of a phone', async () => {
  const { service, params } = await issuedCard('card-4242')
  const request = { params, body: { digitalWallet: 'GOOGLE_PAY', nonce: 'AAAA' } }
  const { provisioningPayload } = await service.succeed('tokenizeCard', 200, request)
  expect(provisioningPayload).toMatch(/^[\w-]{128}$/)
})

test('no answer about a card holds its number', async () => {
  const { service, params, open } = await issuedCard('card-4242')
  const { panEmbedUrl } = await service.succeed('revealCard', 200, { params })
  const number = /<dd>(4000 [\d ]+)<\/dd>/.exec(await (await open(panEmbedUrl)).text())?.[1] ?? ''
  const digits = number.replaceAll(' ', '')
  expect(digits).toHaveLength(16)
  for (const name of ['getCard', 'listCards'] as const)
    expect(await (await service.call(name, { params })).text()).not.toContain(digits)
})
