import { expect, test } from 'vitest'
import { activityText, bound, everyActivity, everyIntent } from '../../../test/crypto/activities.ts'
import { checkPayloadIntent, type SigningIntent } from './payloadIntent.ts'

const { publicKeyHex } = bound
const intents = Object.entries(everyIntent)
const check = (text: string, intent: SigningIntent) => checkPayloadIntent({ text, intent, publicKeyHex })
const fitting = (text: string) =>
  intents.filter(([, intent]) => check(text, intent) !== undefined).map(([name]) => name)

test.each(everyActivity)('%s is signed for what it fits, and for nothing else', (_name, text, fits) => {
  expect(fitting(text)).toEqual(fits)
  for (const name of fits) expect(check(text, everyIntent[name] as SigningIntent)).toBe('recognised')
})

test.each(everyActivity)('%s fits in any version and in none beside it', (_name, text, fits) => {
  expect(fitting(text.replace(/(_V\d+)?"\}$/, '_V9"}'))).toEqual(fits)
  expect(fitting(text.replace(/(_V\d+)?"\}$/, '_V9_BETA"}'))).toEqual([])
  expect(fitting(text.replace(/(_V\d+)?"\}$/, '_BATCH"}'))).toEqual([])
})

test.each(everyActivity)('%s beside another activity is signed for nothing', (_name, text) => {
  const deletion = activityText('ACTIVITY_TYPE_DELETE_SUB_ORGANIZATION')
  for (const both of [
    `${text}${deletion}`,
    `[${text},${deletion}]`,
    text.replace('{', `{"also":${deletion},`),
    text.replace('{', '{"type":"ACTIVITY_TYPE_\\u0044ELETE_SUB_ORGANIZATION",'),
    text.replace('"timestampMs"', '"Type":"\\u0041CTIVITY_TYPE_DELETE_SUB_ORGANIZATION","timestampMs"'),
  ])
    expect(fitting(both)).toEqual([])
})

const opaque = ['text', '{"type":"OTHER"}', '{"type":7}', '[]', 'null', '00ff', 'a.b.c', '{"parameters":{}}']

test.each(opaque)('%j is signed only where the interface leaves the payload open, and the verdict says so', (text) => {
  const open = intents.filter(([, intent]) => typeof intent === 'string' || intent.to === 'remove-credential')
  expect(fitting(text)).toEqual(open.map(([name]) => name))
  for (const [, intent] of open) expect(check(text, intent)).toBe('opaque')
})

test('a verification token signs in and does nothing else', () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const token = `${part({ alg: 'ES256' })}.${part({ public_key: publicKeyHex })}.c2ln`
  expect(fitting(token)).toEqual(['sign in'])
})

test('a delegation is recognised by each of the names it may have, and only those', () => {
  for (const name of ['CREATE_API_KEYS', 'CREATE_USERS_V3', 'CREATE_POLICY', 'CREATE_POLICIES'])
    expect(fitting(activityText(`ACTIVITY_TYPE_${name}`))).toEqual(['delegate a key'])
  for (const name of ['CREATE_API_ONLY_USERS', 'UPDATE_POLICY', 'DELETE_POLICY', 'CREATE_SUB_ORGANIZATION'])
    expect(fitting(activityText(`ACTIVITY_TYPE_${name}`))).toEqual([])
})
