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

test.each(everyActivity)('%s fits in any version, and with nothing after it', (_name, text, fits) => {
  expect(fitting(text.replace(/(_V\d+)?"\}$/, '_V9"}'))).toEqual(fits)
  expect(fitting(text.replace(/(_V\d+)?"\}$/, '_V9_BETA"}'))).toEqual([])
  expect(fitting(text.replace(/(_V\d+)?"\}$/, '_BATCH"}'))).toEqual([])
})

test.each(everyActivity)('%s combined with another activity is signed for no intent', (_name, text) => {
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

/** The intents whose payload the interface does not describe. */
const undescribed = [
  'delegate a key',
  'freeze a card',
  'remove an OpenID identity',
  'remove an email code',
  'remove an SMS code',
]

test.each(['text', '[]', 'null', '1', '00ff', 'a.b.c', 'e30.e30', '{"policy":"x"}'])(
  '%j names no activity: it is signed only where the interface describes no payload, and the verdict says so',
  (text) => {
    const open = [...undescribed, 'remove something new']
    expect(fitting(text)).toEqual(open)
    for (const name of open) expect(check(text, everyIntent[name] as SigningIntent)).toBe('opaque')
  },
)

test.each([
  '{"type":7}',
  '{"type":"OTHER"}',
  '{"\\u0074ype":12,"parameters":{}}',
  '{"TYPE":12}',
  '{"parameter\u017f":{}}',
  "{type:7,parameters:{walletId:'x'}}",
  '[{"type":7}]',
  '{"parameters":{}}',
])('%j has the keys of an activity without the name of one, and is signed for nothing', (text) => {
  expect(fitting(text)).toEqual([])
})

test('a verification token signs in and does nothing else', () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const token = `${part({ alg: 'ES256' })}.${part({ public_key: publicKeyHex })}.c2ln`
  expect(fitting(token)).toEqual(['sign in'])
})

test.each([
  'text',
  '{}',
  'a.b.c',
  'e30.e30',
  'e30.e30.',
  'e30.e30.c2ln.c2ln',
  ' e30.e30.c2ln',
  'e30.W10.c2ln',
  'e30=.e30.c2ln',
])('the key of a sign-in, which becomes the key of the session, does not sign %j', (text) => {
  expect(check('e30.e30.c2ln', 'sign-in')).toBe('recognised')
  expect(check(text, 'sign-in')).toBeUndefined()
})

test.each([
  ['behind a byte order mark', (token: string) => `\ufeff${token}`],
  ['between blanks', (token: string) => ` ${token}\n`],
  ['with padding', (token: string) => token.replace('.', '==.')],
  ['in the other alphabet', (token: string) => token.replaceAll('-', '+').replaceAll('_', '/')],
  ['without a signature', (token: string) => token.replace(/[^.]*$/, '')],
])('a token %s is not a payload of an unknown kind, and is signed for no intent', (_how, change) => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const text = change(`${part({ alg: 'ES256' })}.${part({ public_key: publicKeyHex, pad: '>>>???' })}.c2ln`)
  expect(fitting(text)).toEqual([])
})

test('a token with two keys is refused, with either order of the keys', () => {
  const token = (claims: string) => `e30.${Buffer.from(claims).toString('base64url')}.c2ln`
  const ours = `"public_key":"${publicKeyHex}"`
  expect(check(token(`{${ours}}`), 'sign-in')).toBe('recognised')
  for (const other of ['"public_key":"evil"', '"publicKey":"evil"', '"Public_Key":"evil"', '"public\\u005fkey":"evil"'])
    for (const claims of [`{${other},${ours}}`, `{${ours},${other}}`])
      expect(check(token(claims), 'sign-in'), claims).toBeUndefined()
})

test('a delegation is recognized by each of the names it may have, and only those', () => {
  for (const name of ['CREATE_API_KEYS', 'CREATE_USERS_V3', 'CREATE_POLICY', 'CREATE_POLICIES'])
    expect(fitting(activityText(`ACTIVITY_TYPE_${name}`))).toEqual(['delegate a key'])
  for (const name of ['CREATE_API_ONLY_USERS', 'UPDATE_POLICY', 'DELETE_POLICY', 'CREATE_SUB_ORGANIZATION'])
    expect(fitting(activityText(`ACTIVITY_TYPE_${name}`))).toEqual([])
})
