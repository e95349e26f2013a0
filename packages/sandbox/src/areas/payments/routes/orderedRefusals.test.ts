import { expect, test } from 'vitest'
import { balanceOf } from '../../../../test/createTestService.ts'
import { createScaWallet, quoteWithSca, scaCode, scaQuoteBody, signature } from '../../../../test/scaWallets.ts'

/** Refusals that depend on the platform's contract, its counterparties or the day: nothing in a sandbox causes them. */
test.each([
  ['createQuote', 403, 'FORBIDDEN'],
  ['createQuote', 403, 'END_USER_TERMS_NOT_ACCEPTED'],
  ['createQuote', 412, 'UNSUPPORTED_UMA_VERSION'],
  ['createQuote', 424, 'PAYREQ_REQUEST_FAILED'],
  ['createQuote', 429, 'DAILY_VOLUME_LIMIT_EXCEEDED'],
  ['createQuote', 502, 'COUNTERPARTY_SERVER_ERROR'],
  ['createQuote', 504, 'QUOTE_REQUEST_FAILED'],
  ['executeQuote', 400, 'QUOTE_RATE_UNAVAILABLE'],
  ['executeQuote', 403, 'FORBIDDEN'],
  ['executeQuote', 429, 'DAILY_VOLUME_LIMIT_EXCEEDED'],
  ['authorizeQuote', 500, 'INTERNAL_ERROR'],
  ['resendQuoteAuthorization', 500, 'INTERNAL_ERROR'],
  ['sendSandboxFunds', 403, 'FORBIDDEN'],
] as const)('%s returns an ordered %i %s, and nothing moves', async (name, status, code) => {
  const world = await createScaWallet()
  const { service } = world
  const { params } = await quoteWithSca(world)
  const inputs = {
    createQuote: { body: scaQuoteBody(world) },
    executeQuote: { params, signature },
    authorizeQuote: { params, body: { code: scaCode } },
    resendQuoteAuthorization: { params },
    sendSandboxFunds: { body: { ...params, currencyCode: 'EUR' } },
  }
  service.sandbox.scenarios.failNext(name, { status, code })

  expect(await service.refuse(name, inputs[name])).toMatchObject({ status, body: { code } })

  expect(await balanceOf(service, world)).toBe(250_000n)
  expect(await service.succeed('getQuote', 200, { params })).toMatchObject({ status: 'PENDING' })
})

test('a proof whose response is lost was accepted', async () => {
  const world = await createScaWallet()
  const { service } = world
  const { params } = await quoteWithSca(world)
  await service.succeed('executeQuote', 202, { params, signature })
  service.sandbox.scenarios.failNext('authorizeQuote', { status: 504, code: 'QUOTE_REQUEST_FAILED', after: true })

  expect(await service.refuse('authorizeQuote', { params, body: { code: scaCode } })).toMatchObject({ status: 504 })

  expect(await service.succeed('getQuote', 200, { params })).toMatchObject({ status: 'PROCESSING' })
})
