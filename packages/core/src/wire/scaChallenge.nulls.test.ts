import * as v from 'valibot'
import { expect, test } from 'vitest'
import { scaAuthorizationSchema, scaConfirmationSchema, scaLoginProofSchema } from './scaChallenge.ts'
import { parseJson } from './schema/json.ts'

const passkey = {
  passkeyAssertion: { id: 'AAAA', response: { clientDataJSON: 'e30' } },
  origin: 'https://wallet.example',
}
const nullCode = { code: null }
const nullPasskey = { passkeyAssertion: null, origin: null }

const parse = (schema: v.GenericSchema<unknown, unknown>, value: unknown) =>
  v.safeParse(schema, parseJson(JSON.stringify(value)))

test.each([
  ['a quote, by code', scaAuthorizationSchema, { code: '123456', ...nullPasskey, endUserIpAddress: null }],
  ['a quote, by passkey', scaAuthorizationSchema, { ...passkey, ...nullCode, endUserIpAddress: null }],
  ['trust, by code', scaConfirmationSchema, { challengeId: null, code: '123456', ...nullPasskey }],
  ['trust, by passkey', scaConfirmationSchema, { challengeId: null, ...passkey, ...nullCode }],
  [
    'the sign-in, by code',
    scaLoginProofSchema,
    { factor: 'TOTP', challengeId: null, code: '123456', ...nullPasskey, endUserIpAddress: null },
  ],
  [
    'the sign-in, by passkey',
    scaLoginProofSchema,
    { factor: 'PASSKEY', challengeId: null, ...passkey, ...nullCode, endUserIpAddress: null },
  ],
] as const)('a proof for %s with every other field null is the proof without them', (_what, schema, proof) => {
  const parsed = parse(schema, proof)

  expect(parsed.issues).toBeUndefined()
  expect(JSON.parse(JSON.stringify(parsed.output))).toEqual(
    Object.fromEntries(Object.entries(proof).filter(([, value]) => value !== null)),
  )
})

test.each([
  [scaAuthorizationSchema, {}, ['code']],
  [scaAuthorizationSchema, { code: null }, ['code']],
  [scaAuthorizationSchema, { passkeyAssertion: passkey.passkeyAssertion }, ['origin']],
  [scaAuthorizationSchema, { code: '123456', ...passkey }, ['code']],
  [scaAuthorizationSchema, { code: '1' }, ['code']],
  [scaConfirmationSchema, {}, ['code']],
  [scaConfirmationSchema, { ...passkey, endUserIpAddress: '203.0.113.7' }, ['endUserIpAddress']],
  [scaLoginProofSchema, {}, ['factor', 'code']],
  [scaLoginProofSchema, { factor: 'PASSKEY', ...passkey, challengeId: 'ScaChallenge:1' }, ['challengeId']],
] as const)('%#: the field that is missing or does not belong is named: %j', (schema, proof, fields) => {
  expect(parse(schema, proof).issues?.map((issue) => v.getDotPath(issue))).toEqual(fields)
})
