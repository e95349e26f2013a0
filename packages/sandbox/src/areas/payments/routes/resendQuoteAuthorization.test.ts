import { expect, test } from 'vitest'
import { awaitingProof, phoneNumber } from '../../../../test/scaWallets.ts'

const refused = (status: number, code: string) => ({ status, body: { code } })

test('the code comes again, for the same challenge with the same end', async () => {
  const { service, params, challenge, after, prove } = await awaitingProof()
  const messages = () => service.sandbox.inbox.messages().filter(({ to }) => to === phoneNumber)
  const before = messages().length
  await after(30)

  await service.succeed('resendQuoteAuthorization', 204, { params })

  expect(messages()).toHaveLength(before + 1)
  expect((await after(0)).quote.scaChallenge).toEqual(challenge)
  expect((await prove()).status).toBe('PROCESSING')
})

test('half a minute passes between two codes', async () => {
  const { service, params, after } = await awaitingProof()
  await after(10)
  const refusal = await service.refuse('resendQuoteAuthorization', { params })
  expect(refusal).toMatchObject({ ...refused(429, 'RATE_LIMITED'), retryAfter: '20' })
})

test('a sixth code for one challenge never comes', async () => {
  const { service, params, after } = await awaitingProof()
  for (let sent = 1; sent <= 5; sent++) {
    await after(30)
    await service.succeed('resendQuoteAuthorization', 204, { params })
  }
  await after(30)
  const refusal = await service.refuse('resendQuoteAuthorization', { params })
  expect(refusal).toMatchObject({ ...refused(429, 'RATE_LIMITED'), retryAfter: '120' })
})

test('no code is sent for an expired challenge, nor for an authorized payment', async () => {
  const lapsed = await awaitingProof()
  await lapsed.after(300)
  const { params } = lapsed
  expect(await lapsed.service.refuse('resendQuoteAuthorization', { params })).toMatchObject(refused(409, 'CONFLICT'))

  const proven = await awaitingProof()
  await proven.prove()
  const refusal = await proven.service.refuse('resendQuoteAuthorization', { params: proven.params })
  expect(refusal).toMatchObject(refused(409, 'CONFLICT'))
})
