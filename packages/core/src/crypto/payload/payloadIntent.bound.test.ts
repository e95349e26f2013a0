import { expect, test } from 'vitest'
import { activityText, bound, everyActivity, everyIntent } from '../../../test/crypto/activities.ts'
import { type BoundIntent, checkPayloadIntent, readOrganizationId, type SigningIntent } from './payloadIntent.ts'

const { publicKeyHex } = bound
const check = (text: string, intent: SigningIntent) => checkPayloadIntent({ text, intent, publicKeyHex })

/** Each bound intent with a payload that fits it, the value both are about, and the key that names it. */
const cases = (
  [
    ['refresh the session', 'targetPublicKey', bound.publicKeyHex],
    ['export the wallet', 'targetPublicKey', bound.exportKeyHex],
    ['change the email', 'userEmail', bound.email],
    ['change the phone', 'userPhoneNumber', bound.phoneNumber],
    ['add an email code', 'userEmail', bound.email],
    ['add an SMS code', 'userPhoneNumber', bound.phoneNumber],
    ['add an OpenID identity', 'oidcToken', bound.oidcToken],
    ['add a passkey', 'credentialId', bound.credentialId],
    ['add a passkey', 'attestationObject', bound.attestationObject],
  ] as const
).map(([name, key, value]) => {
  const text = everyActivity.find(([, , fits]) => fits.includes(name))?.[1] ?? ''
  return { name, key, value, text, intent: everyIntent[name] as BoundIntent }
})

test.each(cases)('$name by $key: the value has to be ours, to the last character', ({ key, value, text, intent }) => {
  const other = (replacement: string) => text.replace(JSON.stringify(value), JSON.stringify(replacement))
  expect(check(text, intent)).toBe('recognised')
  for (const wrong of [
    `${value}0`,
    ` ${value}`,
    `${value} `,
    `${value}\u0000`,
    `\ufeff${value}`,
    value.slice(1),
    '',
    [...value].reverse().join(''),
  ])
    expect(check(other(wrong), intent), JSON.stringify(wrong)).toBeUndefined()
  expect(check(text.replace(JSON.stringify(value), 'null'), intent)).toBeUndefined()
  expect(check(text.replace(JSON.stringify(value), `["${value}","x"]`), intent)).toBeUndefined()
  expect(check(text.replace(`"${key}"`, `"${key}s"`), intent)).toBeUndefined()
})

test.each(cases)('$name by $key: a second value under any spelling of the key is refused', ({ key, text, intent }) => {
  const evil = '"evil"'
  const escaped = `\\u${key.charCodeAt(0).toString(16).padStart(4, '0')}${key.slice(1)}`
  for (const spelling of [key, key.toUpperCase(), key.toLowerCase(), escaped, escaped.toUpperCase()])
    for (const at of ['"parameters":{', '{'])
      expect(check(text.replace(at, `${at}"${spelling}" : ${evil},`), intent), spelling + at).toBeUndefined()
  expect(check(`{"parameters":{},${text.slice(1)}`, intent)).toBeUndefined()
  expect(check(text.replace('}', `},"PARAMETERS":{"x":1}`), intent)).toBeUndefined()
})

test('a key that only folds to ours is refused, as some readers take it for ours', () => {
  const folded: Readonly<Record<string, string>> = { k: '\u212a', s: '\u017f' }
  for (const { name, key, text, intent } of cases) {
    const spelling = key.toLowerCase().replace(/[ks]/g, (letter) => folded[letter] ?? '')
    if (spelling === key.toLowerCase()) continue
    expect(check(text.replace('"parameters":{', `"parameters":{"${spelling}":"evil",`), intent), name).toBeUndefined()
  }
})

test.each(cases)('$name by $key: the value counts only where the enclave reads it', ({ key, value, text, intent }) => {
  const nowhere = text.replace(`"${key}":${JSON.stringify(value)}`, '"nothing":1')
  expect(check(nowhere.replace('{', `{"${key}":${JSON.stringify(value)},`), intent)).toBeUndefined()
  expect(check(nowhere.replace('{', `{"note":${JSON.stringify(`"${key}":"${value}"`)},`), intent)).toBeUndefined()
  expect(check(nowhere, intent)).toBeUndefined()
})

test.each(cases)('$name by $key: neither trailing text, lists, comments nor JSON in JSON pass', ({ text, intent }) => {
  for (const hidden of [`${text}{}`, `${text} x`, `${text}\u0000`, `[${text}]`, JSON.stringify(text), `${text}//`])
    expect(check(hidden, intent)).toBeUndefined()
  for (const opaque of ['text', '{}', 'a.b.c', 'null', '00ff']) expect(check(opaque, intent)).toBeUndefined()
})

test.each(cases)(
  '$name by $key: a byte order mark and blanks in front hide nothing and change nothing',
  ({ text, intent }) => {
    expect(check(`\ufeff \r\n${text}\n`, intent)).toBe('recognised')
  },
)

test('keys and addresses are the same in either case of ASCII letters, tokens and passkeys are not', () => {
  for (const { name, value, text, intent } of cases) {
    const upper = text.replace(JSON.stringify(value), JSON.stringify(value.toUpperCase()))
    const anyCase = ['refresh the session', 'export the wallet', 'change the email', 'add an email code'].includes(name)
    const same = anyCase || value.toUpperCase() === value
    expect(check(upper, intent), name).toBe(same ? 'recognised' : undefined)
  }
})

test('a letter that only lower-cases to the typed one is another address', () => {
  const payload = (userEmail: string) => activityText('ACTIVITY_TYPE_UPDATE_USER_EMAIL', { userEmail })
  const intent = { to: 'change-email', email: 'kim.å@example.com' } as const
  expect(check(payload('KIM.å@EXAMPLE.COM'), intent)).toBe('recognised')
  for (const email of [
    '\u212aim.å@example.com',
    'kim.\u212b@example.com',
    'kım.å@example.com',
    'kim.a\u030a@example.com',
  ])
    expect(check(payload(email), intent), email).toBeUndefined()
})

test('a payload with several identities or passkeys is refused', () => {
  for (const name of ['add an OpenID identity', 'add a passkey']) {
    const { text, intent } = cases.find((one) => one.name === name) as (typeof cases)[number]
    for (const other of ['{}', '{"providerName":"x"}', 'null', '"x"'])
      for (const list of [text.replace('[{', `[${other},{`), text.replace(/\}\](?=,"userId")/, `},${other}]`)]) {
        expect(list).not.toBe(text)
        expect(check(list, intent)).toBeUndefined()
      }
  }
})

test('removing a code never sets another address', () => {
  const email = (userEmail: unknown) => activityText('ACTIVITY_TYPE_UPDATE_USER_EMAIL', { userEmail })
  const intent = { to: 'remove-credential', type: 'EMAIL_OTP' } as const
  expect(check(email(''), intent)).toBe('recognised')
  for (const address of ['mallory@example.com', ' ', null, [''], undefined])
    expect(check(email(address), intent)).toBeUndefined()
  expect(check(activityText('ACTIVITY_TYPE_DELETE_AUTHENTICATORS'), intent)).toBeUndefined()
})

test('the organization of a payload is read only if it occurs once', () => {
  const text = activityText('ACTIVITY_TYPE_EXPORT_WALLET')
  expect(readOrganizationId(text)).toBe('org_example')
  expect(readOrganizationId(`\ufeff${text}`)).toBe('org_example')
  for (const unclear of [
    '',
    'text',
    text.replace('org_example', ''.padEnd(0)).replace('"organizationId":"",', ''),
    text.replace('{', '{"organizationId":"other",'),
    text.replace('{', '{"OrganizationId":"other",'),
    text.replace('{', '{"organization\\u0049d":"other",'),
    text.replace('"org_example"', '7'),
    `${text}x`,
  ])
    expect(readOrganizationId(unclear), unclear).toBeUndefined()
})
