import { expect, test } from 'vitest'
import { createServiceKey, createWebhookWorld, eventText } from '../../test/webhookWorld.ts'

test.each([
  ['alone', (signature: string) => signature],
  ['of version "1"', (s: string) => JSON.stringify({ v: '1', s })],
  ['of version 1', (s: string) => JSON.stringify({ v: 1, s })],
  ['of version 1, in words', (signature: string) => JSON.stringify({ version: 1, signature })],
])('an event with a signature %s is handled', async (_form, write) => {
  const { key, post, handled } = await createWebhookWorld()

  const answer = await post(eventText(), { 'X-Service-Signature': write(await key.sign(eventText())) })

  expect([answer.status, handled.length]).toEqual([200, 1])
})

test('300 fresh signatures all count, with numbers of any length', async () => {
  const { deliver } = await createWebhookWorld()

  const statuses = new Set<number>()
  for (let number = 0; number < 300; number++)
    statuses.add((await deliver(eventText({ id: `Webhook:${number}` }))).status)

  expect(statuses).toEqual(new Set([200]))
})

test('while a key is rotated, events of the old and the new one are handled, and of no other', async () => {
  const [old, next, foreign] = [await createServiceKey(), await createServiceKey(), await createServiceKey()]
  const { post, handled } = await createWebhookWorld({ publicKeys: [old.pem, next.pem] })

  const statuses = []
  for (const [index, { sign }] of [old, next, foreign].entries()) {
    const text = eventText({ id: `Webhook:${index}` })
    statuses.push((await post(text, { 'X-Service-Signature': await sign(text) })).status)
  }

  expect([statuses, handled.length]).toEqual([[200, 200, 401], 2])
})

const flip = (base64: string, at: number) => {
  const bytes = Buffer.from(base64, 'base64')
  bytes[at] = (bytes[at] ?? 0) ^ 1
  return bytes.toString('base64')
}

const forgeries: [string, (signature: string) => string | undefined][] = [
  ['without a signature', () => undefined],
  ['with an empty one', () => ''],
  ['with another bit in it', (signature) => flip(signature, 20)],
  [
    'with bytes behind it',
    (signature) => Buffer.concat([Buffer.from(signature, 'base64'), Buffer.from([0])]).toString('base64'),
  ],
  ['that is cut off', (signature) => Buffer.from(signature, 'base64').subarray(0, -1).toString('base64')],
  ['of zeros', () => Buffer.from([0x30, 6, 2, 1, 0, 2, 1, 0]).toString('base64')],
  ['with a negative number', () => Buffer.from([0x30, 6, 2, 1, 0x81, 2, 1, 1]).toString('base64')],
  ['with a padded number', () => Buffer.from([0x30, 8, 2, 2, 0, 1, 2, 2, 0, 1]).toString('base64')],
  ['with a number of no bytes', () => Buffer.from([0x30, 4, 2, 0, 2, 0]).toString('base64')],
  ['in the form of WebCrypto', () => Buffer.alloc(64, 1).toString('base64')],
  ['of another version', (signature) => JSON.stringify({ v: '2', s: signature })],
  ['of another version, as a number', (signature) => JSON.stringify({ v: 2, s: signature })],
  ['of another version, in words', (signature) => JSON.stringify({ version: 2, signature })],
  ['of a version in words and as a text', (signature) => JSON.stringify({ version: '1', signature })],
  ['of two versions', (signature) => JSON.stringify({ v: 1, s: signature, version: 2, signature })],
  ['without a version', (signature) => JSON.stringify({ s: signature })],
  ['in an array', (signature) => JSON.stringify([{ v: '1', s: signature }])],
  ['in JSON without end', () => '['.repeat(900)],
  ['of two thousand characters', (signature) => signature.padEnd(2_000, 'A')],
  ['that is no base64', () => '{}'],
]

test.each(forgeries)('an event %s is refused', async (_how, forge) => {
  const { key, post, handled } = await createWebhookWorld()
  const signature = forge(await key.sign(eventText()))

  const answer = await post(eventText(), signature === undefined ? {} : { 'X-Service-Signature': signature })

  expect([answer.status, handled.length]).toEqual([401, 0])
  expect(answer.json).toMatchObject({ code: 'INVALID_SIGNATURE' })
})

test('the signature covers the raw bytes: another space is another event', async () => {
  const { key, post, handled } = await createWebhookWorld()
  const signature = await key.sign(eventText())

  const answer = await post(`${eventText()} `, { 'X-Service-Signature': signature })

  expect([answer.status, handled.length]).toEqual([401, 0])
})
