import { expect, test } from 'vitest'
import { activityText, bound, everyActivity, everyIntent } from '../../../test/crypto/activities.ts'
import { checkPayloadIntent, type SigningIntent } from './payloadIntent.ts'

const { publicKeyHex } = bound
const check = (text: string, intent: SigningIntent) => checkPayloadIntent({ text, intent, publicKeyHex })
const intentOf = (name: string) => everyIntent[name] as SigningIntent

/** Each payload with each intent that it fits. The interface does not name the parameters of a delegation. */
const described = everyActivity.flatMap(([kind, text, fits]) =>
  fits.filter((name) => name !== 'delegate a key').map((name) => ({ kind, text, name, intent: intentOf(name) })),
)

type Json = Record<string, unknown>

/** The payload with one more key in each object at or below `parameters`, one at a time. */
function withOneMore(text: string, key: string, value: unknown): string[] {
  const count = objectsIn((JSON.parse(text) as { parameters: Json }).parameters).length
  return Array.from({ length: count }, (_, index) => {
    const payload = JSON.parse(text) as { parameters: Json }
    const target = objectsIn(payload.parameters)[index] as Json
    Object.defineProperty(target, key, { value, enumerable: true })
    return JSON.stringify(payload)
  })
}

function objectsIn(value: unknown): Json[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn)
  if (typeof value !== 'object' || value === null) return []
  return [value as Json, ...Object.values(value).flatMap(objectsIn)]
}

const strangers = [
  'policy',
  'userIds',
  'target_public_key',
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  '',
]

test.each(described)('$kind to $name: a parameter that the interface does not name is refused', ({ text, intent }) => {
  expect(check(text, intent)).toBe('recognised')
  for (const key of strangers)
    for (const value of ['evil', {}, true, null])
      for (const payload of withOneMore(text, key, value)) expect(check(payload, intent), payload).toBeUndefined()
})

test.each(described)('$kind to $name: a parameter of another kind than text is refused', ({ text, intent }) => {
  const { parameters, ...rest } = JSON.parse(text) as { parameters: Json }
  for (const key of Object.keys(parameters))
    for (const value of [7, true, null, {}, [], [['1']], [{ id: '1' }]]) {
      const payload = JSON.stringify({ ...rest, parameters: { ...parameters, [key]: value } })
      expect(check(payload, intent), payload).toBeUndefined()
    }
})

test.each(described)('$kind to $name: parameters that are not an object are refused', ({ text, intent }) => {
  const payload = JSON.parse(text) as Json
  for (const parameters of [undefined, null, 'text', [payload.parameters], []])
    expect(check(JSON.stringify({ ...payload, parameters }), intent)).toBeUndefined()
})

test.each(described)(
  '$kind to $name: besides the parameters there may be a switch and nothing more',
  ({ text, intent }) => {
    const payload = JSON.parse(text) as Json
    expect(check(JSON.stringify({ ...payload, generateAppProofs: true }), intent)).toBe('recognised')
    for (const more of ['evil', 7, null, {}, [], { type: 'x' }])
      expect(check(JSON.stringify({ ...payload, more }), intent)).toBeUndefined()
    expect(check(JSON.stringify({ ...payload, organizationId: {} }), intent)).toBeUndefined()
  },
)

test.each(described)('$kind to $name: two keys that a reader may take for one are refused', ({ text, intent }) => {
  const pairs = [
    ['"organizationId"', '"organization_id":"evil"'],
    ['"timestampMs"', '"TIMESTAMPMS":"1"'],
    ['"type":"ACTIVITY', '"type":12'],
    ['"type":"ACTIVITY', '"\\u0074ype":12'],
    ['"parameters"', '"parameters":{}'],
    ['"parameters"', '"parameter\u017f":true'],
  ] as const
  for (const [before, twin] of pairs) {
    const payload = text.replace(before, `${twin},${before}`)
    expect(payload).not.toBe(text)
    expect(check(payload, intent), payload).toBeUndefined()
  }
})

test('text that looks like a second key inside a string is not one', () => {
  const nested = '"}{\\","signWith":"evil'
  const text = activityText('ACTIVITY_TYPE_SIGN_TRANSACTION_V2', { signWith: nested, unsignedTransaction: nested })
  expect(check(text, 'payment')).toBe('recognised')
})

test.each([
  ['remove a passkey', 'ACTIVITY_TYPE_DELETE_AUTHENTICATORS', 'authenticatorIds'],
  ['remove an OpenID identity', 'ACTIVITY_TYPE_DELETE_OAUTH_PROVIDERS', 'providerIds'],
  ['revoke a session', 'ACTIVITY_TYPE_DELETE_API_KEYS', 'apiKeyIds'],
])('to %s takes exactly one id, so that nothing else can be added', (name, type, key) => {
  const ids = (value: unknown) => check(activityText(type, { [key]: value, userId: 'user' }), intentOf(name))
  expect(ids(['1'])).toBe('recognised')
  for (const others of [['1', '2'], ['1', '1'], [], '1', [['1', '2']], [7], undefined])
    expect(ids(others)).toBeUndefined()
})

test.each(described)('$kind to $name: a list that contains its type is refused', ({ text, intent }) => {
  const payload = JSON.parse(text) as Json
  expect(check(JSON.stringify({ ...payload, type: [payload.type] }), intent)).toBeUndefined()
})

test.each(described)('$kind to $name: the name of another activity in any text is refused', ({ text, intent }) => {
  const payload = JSON.parse(text) as Json
  for (const key of ['organizationId', 'timestampMs'])
    for (const value of ['ACTIVITY_TYPE_EXPORT_WALLETS', `x ${payload.type}_EXPORT`])
      expect(check(JSON.stringify({ ...payload, [key]: value }), intent)).toBeUndefined()
})

test('a verification token that contains the name of an activity signs in to nothing', () => {
  expect(check('e30.e30.ACTIVITY_TYPE', 'sign-in')).toBe('recognised')
  expect(check('e30.e30.ACTIVITY_TYPE_EXPORT_WALLET', 'sign-in')).toBeUndefined()
})

test('what freezes a card is no activity, not even one without a name', () => {
  for (const type of ['ACTIVITY_TYPE_', 'ACTIVITY_TYPE__V2', 'ACTIVITY_TYPE_FREEZE_CARD'])
    expect(check(activityText(type), 'card-state')).toBeUndefined()
})

test('the transports of a passkey are a list of texts', () => {
  const [, text = ''] = everyActivity.find(([kind]) => kind === 'a passkey that is added') ?? []
  const withTransports = (value: unknown) => text.replace('["AUTHENTICATOR_TRANSPORT_INTERNAL"]', JSON.stringify(value))
  for (const value of [['usb', 'nfc'], []])
    expect(check(withTransports(value), intentOf('add a passkey'))).toBe('recognised')
  for (const value of ['usb', ['usb', 7], [7], {}, null, true])
    expect(check(withTransports(value), intentOf('add a passkey')), JSON.stringify(value)).toBeUndefined()
})

/** The parameters that the signing provider's published types have besides those that the interface shows. */
type Extra = readonly [name: string, key: string, good: readonly unknown[], bad: readonly unknown[]]
const extras: readonly Extra[] = [
  ['refresh the session', 'userId', ['', 'u'.repeat(256)], ['u'.repeat(257), 7, ['u'], {}]],
  ['refresh the session', 'apiKeyName', ['Laptop', 'n'.repeat(256)], ['n'.repeat(257), 7, ['n'], {}]],
  [
    'refresh the session',
    'expirationSeconds',
    ['1', '900', '3600', 1, 900, 3_600],
    ['0', '3601', '-1', '1.5', '1e3', '0900', ' 900', '', 0, 3_601, 1.5, -1, true, ['900'], {}],
  ],
  ['refresh the session', 'invalidateExisting', [true, false], ['true', 1, [], {}]],
  [
    'export the wallet',
    'language',
    ['MNEMONIC_LANGUAGE_ENGLISH', 'MNEMONIC_LANGUAGE_SPANISH'],
    ['ENGLISH', 'MNEMONIC_LANGUAGE_KLINGON', '', 'toString', 7, ['MNEMONIC_LANGUAGE_ENGLISH'], {}],
  ],
  ...['change the email', 'change the phone', 'add an email code', 'add an SMS code'].map(
    (name): Extra => [name, 'verificationToken', ['a.b.c', 't'.repeat(4_096)], ['t'.repeat(4_097), 7, ['t'], {}, true]],
  ),
]

test.each(extras)('to %s, %s may be stated, within its limits', (name, key, good, bad) => {
  const [, text = ''] = everyActivity.find(([, , fits]) => fits.includes(name)) ?? []
  const { parameters, ...rest } = JSON.parse(text) as { parameters: Json }
  const verdict = (value: unknown) =>
    check(JSON.stringify({ ...rest, parameters: { ...parameters, [key]: value } }), intentOf(name))
  for (const value of good) expect(verdict(value), JSON.stringify(value)).toBe('recognised')
  for (const value of [...bad, null]) expect(verdict(value), JSON.stringify(value)).toBeUndefined()
})

test('a parameter that one payload may have is refused in the others', () => {
  const all = new Set(extras.map(([, key]) => key))
  for (const { name, text, intent } of described)
    for (const key of all) {
      if (key === 'userId' || extras.some(([other, its]) => other === name && its === key)) continue
      // Removing a code sets the empty address, which takes the same parameters.
      if (key === 'verificationToken' && /remove an (email|SMS) code/.test(name)) continue
      const { parameters, ...rest } = JSON.parse(text) as { parameters: Json }
      const payload = JSON.stringify({
        ...rest,
        parameters: { ...parameters, [key]: key === 'invalidateExisting' || '1' },
      })
      expect(check(payload, intent), `${name} ${key}`).toBeUndefined()
    }
})
