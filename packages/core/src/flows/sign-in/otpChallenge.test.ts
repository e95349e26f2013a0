import { expect, test } from 'vitest'
import { createTestClient } from '../../../test/createTestClient.ts'
import { type OtpChallenge, recallOtpChallenge } from './otpChallenge.ts'

async function noted() {
  const { client, clock } = await createTestClient()
  const challenge: OtpChallenge = {
    credentialId: 'AuthMethod:1',
    accountId: 'InternalAccount:1',
    type: 'EMAIL_OTP',
    sentTo: 'a•••@example.com',
    targetBundle: '{}',
    codeLength: 6,
    codeCharacters: 'digits',
    sentAtMs: clock.now(),
    resendAtMs: clock.now() + 30_000,
    clockOffsetMs: 0,
  }
  const recall = (note: unknown) => {
    client.tabStorage.write('note', note)
    return recallOtpChallenge(client, 'note')
  }
  return { challenge, clock, recall }
}

test('a challenge by either channel and in either alphabet is recalled as it was noted', async () => {
  const { challenge, recall } = await noted()

  for (const change of [{}, { type: 'SMS_OTP' }, { codeCharacters: 'alphanumeric' }])
    expect(recall({ ...challenge, ...change })).toEqual({ ...challenge, ...change })
})

test('a note that lacks a field of a challenge, or has another kind of value in it, is not recalled', async () => {
  const { challenge, recall } = await noted()

  for (const [field, value] of Object.entries(challenge))
    for (const other of [undefined, null, '', [value], typeof value === 'string' ? 6 : String(value)]) {
      const isText = ['credentialId', 'accountId', 'sentTo', 'targetBundle'].includes(field)
      if (other !== '' || !isText) expect(recall({ ...challenge, [field]: other }), field).toBeUndefined()
    }
  for (const note of [undefined, null, 'text', 6, [], [challenge]]) expect(recall(note)).toBeUndefined()
})

test('a challenge is recalled for less than ten minutes, by the clock of the service', async () => {
  const { challenge, clock, recall } = await noted()
  const behindMs = 3_600_000
  const note = { ...challenge, sentAtMs: challenge.sentAtMs + behindMs, clockOffsetMs: behindMs }

  clock.advance(10 * 60_000 - 1)
  expect(recall(note)).toEqual(note)
  clock.advance(1)
  expect(recall(note)).toBeUndefined()
})
