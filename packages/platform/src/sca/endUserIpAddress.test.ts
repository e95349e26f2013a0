import { expect, test, vi } from 'vitest'
import type { TestPlatform } from '../../test/createTestPlatform.ts'
import { createTestPlatform } from '../../test/createTestPlatform.ts'
import { ada, eve } from '../../test/fakeService.ts'
import { bodyByOperation } from '../../test/requestBodies.ts'

const authorize = `/quotes/${ada.quote}/authorize`
const complete = '/sca/login/complete'
const proof = bodyByOperation.completeScaLogin?.(ada) as object
const code = { code: '123456' }
const own = '203.0.113.7'

const lastBody = ({ service }: TestPlatform): unknown =>
  JSON.parse(new TextDecoder().decode(service.seen.at(-1)?.bytes ?? new Uint8Array()))

test.each(['198.51.100.9', '', 'x', own, '::1'])('an address %j of the browser is overwritten', async (lie) => {
  const platform = createTestPlatform({ signedIn: ada })

  await platform.call('POST', complete, { body: { endUserIpAddress: lie, ...proof } })
  const login = lastBody(platform)
  await platform.call('POST', authorize, { body: { ...code, endUserIpAddress: lie } })

  expect(login).toEqual({ ...proof, endUserIpAddress: own })
  expect(lastBody(platform)).toEqual({ ...code, endUserIpAddress: own })
})

test.each([
  '{"code":"123456","endUserIpAddress":"198.51.100.9","endUserIpAddress":"203.0.113.7"}',
  '{"code":"123456","endUserIpAddress":"198.51.100.9","EndUserIpAddress":"203.0.113.7"}',
  '{"code":"123456","EndUserIpAddress":"198.51.100.9"}',
  '{"code":"123456","__proto__":{"endUserIpAddress":"198.51.100.9"}}',
  '{"code":"123456","endUserIpAddress":{"toString":"198.51.100.9"}}',
])('the body %s does not pass', async (body) => {
  const platform = createTestPlatform({ signedIn: ada })

  const answer = await platform.call('POST', authorize, { body })

  expect(answer.status).toBe(400)
  expect(platform.service.seen).toEqual([])
})

test('headers that any client can send are ignored', async () => {
  const platform = createTestPlatform({ signedIn: ada, endUserIpAddress: () => undefined })
  const lies = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'cf-connecting-ip', 'true-client-ip', 'client-ip']
  const headers = Object.fromEntries(lies.map((name) => [name, '198.51.100.9']))

  const login = await platform.call('POST', complete, { body: proof, headers })
  await platform.call('POST', authorize, { body: code, headers })

  expect(login.status).toBe(501)
  expect(lastBody(platform)).toEqual(code)
})

const noAddresses = [
  undefined,
  '',
  'unknown',
  'localhost',
  '203.0.113.7:54321',
  '[2001:db8::1]',
  '[2001:db8::1]:443',
  '203.0.113.7, 198.51.100.9',
  ' 203.0.113.7',
  '203.0.113.7\n',
  '203.0.113',
  '203.0.113.256',
  '203.0.113.07',
  '0x7f000001',
  '2130706433',
  '203.0.113.0/24',
  '2001:db8::1::2',
  '"},"code":"000000',
  `${'0'.repeat(40)}:${'0'.repeat(40)}`,
]

test.each(noAddresses)('with %j for an address an SCA sign-in ends and names the option', async (address) => {
  const platform = createTestPlatform({ signedIn: ada, endUserIpAddress: () => address })

  const answer = await platform.call('POST', complete, { body: { ...proof, endUserIpAddress: '198.51.100.9' } })

  expect(answer.json).toMatchObject({ status: 501, code: 'NOT_IMPLEMENTED' })
  expect(answer.text).toContain('endUserIpAddress')
  expect(platform.service.seen).toEqual([])
})

test.each(noAddresses)('with %j for an address a payment is authorized without one', async (address) => {
  const platform = createTestPlatform({ signedIn: ada, endUserIpAddress: () => address })

  const answer = await platform.call('POST', authorize, { body: { ...code, endUserIpAddress: '198.51.100.9' } })

  expect(answer.status).toBe(200)
  expect(lastBody(platform)).toEqual(code)
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8::1', '2001:db8::1'],
  ['2001:DB8:0:0:0:0:0:1', '2001:DB8:0:0:0:0:0:1'],
  ['::1', '::1'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
])('the address %s is sent as %s', async (address, sent) => {
  const platform = createTestPlatform({ signedIn: ada, endUserIpAddress: () => address })

  await platform.call('POST', complete, { body: proof })

  expect(lastBody(platform)).toMatchObject({ endUserIpAddress: sent })
})

test('the address is read from the request itself, and only for operations that take one', async () => {
  const endUserIpAddress = vi.fn((_request: Request) => own)
  const platform = createTestPlatform({ signedIn: ada, endUserIpAddress })
  await platform.call('POST', '/sca/login/start', { body: { factor: 'SMS_OTP' } })
  await platform.call('POST', `/quotes/${ada.quote}/execute`, { body: {} })
  await platform.call('POST', `/quotes/${eve.quote}/authorize`, { body: code })
  const before = endUserIpAddress.mock.calls.length

  await platform.call('POST', authorize, { body: code })

  expect(before).toBe(0)
  expect(endUserIpAddress).toHaveBeenCalledOnce()
  expect(endUserIpAddress.mock.calls[0]?.[0].url).toBe(`https://app.test/api/wallet${authorize}`)
})

test('an error of the platform’s own function reveals nothing', async () => {
  const endUserIpAddress = () => {
    throw new Error('secret of the platform')
  }
  const platform = createTestPlatform({ signedIn: ada, endUserIpAddress })

  const answer = await platform.call('POST', complete, { body: proof })

  expect(answer.json).toMatchObject({ status: 500, code: 'INTERNAL_ERROR' })
  expect(answer.text).not.toContain('secret')
})
