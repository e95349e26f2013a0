import { expect, test, vi } from 'vitest'
import { readWireVectors } from '../../../test/vectors.ts'
import { createSessionKey } from '../createSessionKey.ts'
import { checkPayloadIntent, type SigningIntent } from './payloadIntent.ts'
import { stampPayload } from './stampPayload.ts'

const intents: readonly SigningIntent[] = ['sign-in', 'payment', 'revoke-session']
const key = await createSessionKey()
const { publicKeyHex } = key

function activityText(type: string) {
  const parameters = type.includes('DELETE_API_KEYS') ? { apiKeyIds: ['1'] } : {}
  return JSON.stringify({ organizationId: 'org_example', parameters, timestampMs: '1746736509954', type })
}

/** Every activity that the interface signs somewhere, by the one intent here that it serves. */
const activities: readonly [type: string, serves: SigningIntent | undefined][] = [
  ['ACTIVITY_TYPE_SIGN_TRANSACTION_V2', 'payment'],
  ['ACTIVITY_TYPE_SIGN_TRANSACTION', 'payment'],
  ['ACTIVITY_TYPE_SIGN_TRANSACTION_V17', 'payment'],
  ['ACTIVITY_TYPE_DELETE_API_KEYS', 'revoke-session'],
  ['ACTIVITY_TYPE_DELETE_API_KEYS_V2', 'revoke-session'],
  ['ACTIVITY_TYPE_UPDATE_USER_EMAIL', undefined],
  ['ACTIVITY_TYPE_UPDATE_USER_PHONE_NUMBER', undefined],
  ['ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS', undefined],
  ['ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2', undefined],
  ['ACTIVITY_TYPE_DELETE_AUTHENTICATORS', undefined],
  ['ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2', undefined],
  ['ACTIVITY_TYPE_EXPORT_WALLET', undefined],
  ['ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2', undefined],
  ['ACTIVITY_TYPE_NOBODY_KNOWS_YET', undefined],
  ['ACTIVITY_TYPE_', undefined],
  ['ACTIVITY_TYPE_SIGN_TRANSACTION_V2_EXPORT', undefined],
  ['ACTIVITY_TYPE_SIGN_TRANSACTION_V2 ', undefined],
  ['ACTIVITY_TYPE_SIGN_TRANSACTION_V2\n', undefined],
  ['ACTIVITY_TYPE_SIGN_TRANSACTIONS', undefined],
  ['MY_ACTIVITY_TYPE_SIGN_TRANSACTION_V2', undefined],
]

test.each(activities)('%s is signed for the intent it serves (%s) and for no other', async (type, serves) => {
  for (const intent of intents) {
    const attempt = stampPayload(activityText(type), key, intent)
    if (intent === serves) await expect(attempt).resolves.toMatchObject({ verdict: 'recognised' })
    else await expect(attempt).rejects.toMatchObject({ name: 'WalletError', code: 'PAYLOAD_MISMATCH' })
  }
})

test('a payload that does not fit is never handed to the engine', async () => {
  const sign = vi.spyOn(crypto.subtle, 'sign')
  await expect(stampPayload(activityText('ACTIVITY_TYPE_EXPORT_WALLET'), key, 'payment')).rejects.toThrow(
    'PAYLOAD_MISMATCH',
  )
  expect(sign).not.toHaveBeenCalled()
})

const exportText = activityText('ACTIVITY_TYPE_EXPORT_WALLET')
const signing = '"type":"ACTIVITY_TYPE_SIGN_TRANSACTION_V2"'
const exporting = '"type":"ACTIVITY_TYPE_EXPORT_WALLET"'
const escapedExporting = '"type":"\\u0041CTIVITY_TYPE_EXPORT\\u005FWALLET"'

/** An export that a parser other than ours may well recognize. */
const disguises: readonly [name: string, text: string][] = [
  ['behind a byte order mark', `\ufeff${exportText}`],
  ['behind two byte order marks', `\ufeff\ufeff${exportText}`],
  ['behind blanks', ` \r\n\t${exportText}`],
  ['behind a no-break space', `\u00a0${exportText}`],
  ['before a second value', `${exportText}{}`],
  ['before a NUL', `${exportText}\u0000`],
  ['before a comment', `${exportText} // payment`],
  ['with a trailing comma', exportText.replace(/\}$/, ',}')],
  ['in a list', `[${exportText}]`],
  ['inside another object', `{"activity":${exportText}}`],
  ['as JSON in a string', JSON.stringify({ body: exportText })],
  ['under a key in another case', `{${exporting.replace('type', 'Type')}}`],
  ['as the first of two equal keys', `{${exporting},${signing}}`],
  ['as the last of two equal keys', `{${signing},${exporting}}`],
  ['as the first of two equal keys, escaped', `{${escapedExporting},${signing}}`],
  ['with an escaped underscore in either case', `{"type":"ACTIVITY\\u005FTYPE\\u005fEXPORT_WALLET",${signing}}`],
  ['with an escaped key', `{"\\u0074ype":"ACTIVITY_TYPE_EXPORT_WALLET"}`],
  ['with an escaped value', `{${escapedExporting}}`],
  ['with an escaped value before garbage', `{${escapedExporting}} x`],
  ['with single quotes', exportText.replaceAll('"', "'")],
]

test('a payment behind blanks and a byte order mark is still recognized as one', () => {
  const text = `\ufeff \n${activityText('ACTIVITY_TYPE_SIGN_TRANSACTION_V2')}\n`
  expect(checkPayloadIntent({ text, intent: 'payment', publicKeyHex })).toBe('recognised')
})

test.each(disguises)('an export %s is signed for no intent, as text or as bytes', async (_name, text) => {
  for (const intent of intents)
    for (const payload of [text, new Uint8Array(Buffer.from(text))])
      await expect(stampPayload(payload, key, intent)).rejects.toMatchObject({ code: 'PAYLOAD_MISMATCH' })
})

test('an export with a byte that is not UTF-8 is refused', async () => {
  const bytes = Uint8Array.from([...Buffer.from(exportText.slice(0, -1)), ...Buffer.from(',"x":"'), 0xff, 0x22, 0x7d])
  for (const intent of intents)
    await expect(stampPayload(bytes, key, intent)).rejects.toMatchObject({ code: 'PAYLOAD_INVALID' })
})

const encode = (value: unknown, form: 'base64' | 'base64url' = 'base64url') =>
  Buffer.from(JSON.stringify(value)).toString(form)
const header = encode({ alg: 'ES256', typ: 'JWT' })
const token = (claims: object) => `${header}.${encode({ id: '1', exp: '4102444800000', ...claims })}.c2lnbmF0dXJl`
const otherKey = (await createSessionKey()).publicKeyHex

test('a verification token that names our key, in either case, signs in', () => {
  for (const public_key of [publicKeyHex, publicKeyHex.toUpperCase()])
    expect(checkPayloadIntent({ text: token({ public_key }), intent: 'sign-in', publicKeyHex })).toBe('recognised')
})

test('a verification token that names no key signs in', () => {
  expect(checkPayloadIntent({ text: token({ sub: 'user', iat: 1 }), intent: 'sign-in', publicKeyHex })).toBe(
    'recognised',
  )
})

const paddedClaims = Buffer.from(JSON.stringify({ public_key: otherKey, pad: '>>>???' }))

test.each<[string, string]>([
  ['plain', token({ public_key: otherKey })],
  ['with null for a key', token({ public_key: null })],
  ['with an object for a key', token({ public_key: { hex: publicKeyHex } })],
  ['with an empty key', token({ public_key: '' })],
  ['behind a byte order mark', `\ufeff${token({ public_key: otherKey })}`],
  ['between blanks', ` ${token({ public_key: otherKey })}\n`],
  ['in the other alphabet with padding', `${header}.${paddedClaims.toString('base64')}.c2ln`],
  ['unsigned', `${header}.${encode({ public_key: otherKey })}.`],
])('a verification token of another key is refused: %s', (_name, text) => {
  for (const intent of intents) expect(checkPayloadIntent({ text, intent, publicKeyHex })).toBeUndefined()
})

test('a verification token pays nothing and revokes nothing, also with our key', () => {
  for (const intent of ['payment', 'revoke-session'] as const)
    expect(checkPayloadIntent({ text: token({ public_key: publicKeyHex }), intent, publicKeyHex })).toBeUndefined()
})

test.each([
  'text',
  '{"type":"OTHER"}',
  '{"type":7}',
  '{"type":null}',
  '[]',
  'null',
  '1',
  '00ff',
  'a.b',
  'a.b.c',
  '..',
  'e30.e30',
])('%j is signed for no intent whose payload the interface describes', (text) => {
  for (const intent of intents) expect(checkPayloadIntent({ text, intent, publicKeyHex })).toBeUndefined()
})

test('the published payload pays and the published token signs in, and neither does more (published vectors)', () => {
  const { stamp, verificationToken } = readWireVectors()
  const verdicts = (text: string) =>
    intents.map((intent) => checkPayloadIntent({ text, intent, publicKeyHex: stamp.publicKeyCompressed }))
  expect(verdicts(stamp.payloadToSign)).toEqual([undefined, 'recognised', undefined])
  expect(verdicts(verificationToken.jwt)).toEqual(['recognised', undefined, undefined])
})
