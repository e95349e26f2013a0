import { expect, test } from 'vitest'
import { payeeAccounts, payeeOf } from '../../../test/payeeAccounts.ts'
import { findPayeeErrors } from './findPayeeErrors.ts'
import { payeeFormOf, payeeForms } from './payeeForms.ts'

const types = Object.keys(payeeForms)
const errorsOf = (payee: unknown) => findPayeeErrors(payee).map(({ field }) => field)
const field = (name: string) => `accountInfo.${name}`

test('has a form and an example for each of the 49 types', () => {
  expect(types).toHaveLength(49)
  expect(Object.keys(payeeAccounts).sort()).toEqual([...types].sort())
})

test('the forms cover all 25 rails', () => {
  const rails = new Set(types.flatMap((type) => payeeFormOf(type)?.rails ?? []))
  expect([...rails].sort()).toEqual(
    [
      ...['ACH', 'ACH_COLOMBIA', 'ACH_SAME_DAY', 'BANK_TRANSFER', 'BRE_B', 'CIPS', 'FAST', 'FASTER_PAYMENTS'],
      ...['FEDNOW', 'INSTAPAY', 'MOBILE_MONEY', 'NEFT', 'ONCHAIN', 'PAYNOW', 'PESONET', 'PIX', 'RTGS', 'RTP'],
      ...['SEPA', 'SEPA_INSTANT', 'SPEI', 'SWIFT', 'UNIONPAY', 'UPI', 'WIRE'],
    ].sort(),
  )
})

test.each(types)('%s: accepts a valid account', (type) => {
  expect(findPayeeErrors(payeeOf(type))).toEqual([])
})

test.each(types)('%s: reports each missing field, and all of them at once', (type) => {
  const { required } = payeeFormOf(type)!
  for (const { name } of required) {
    expect(errorsOf(payeeOf(type, { [name]: undefined }))).toContain(field(name))
    expect(errorsOf(payeeOf(type, { [name]: null }))).toContain(field(name))
  }
  const bare = { currency: payeeOf(type).currency, accountInfo: { accountType: type } }
  expect(errorsOf(bare)).toEqual(expect.arrayContaining(required.map(({ name }) => field(name))))
})

test.each(types)('%s: reports a malformed field with its constraint', (type) => {
  const { required, optional = [] } = payeeFormOf(type)!
  for (const { name, pattern, values, maxLength } of [...required, ...optional])
    for (const wrong of [7, '', 'x'.repeat(3000), ' ', '<b>', {}, ['12345678']]) {
      const mayBeEmpty = !pattern && !values && maxLength !== undefined && typeof wrong === 'string'
      if (mayBeEmpty && wrong.length <= maxLength) continue
      const errors = findPayeeErrors(payeeOf(type, { [name]: wrong }))
      const error = errors.find((found) => found.field === field(name))
      expect({ name, wrong, error: error?.constraint }).toEqual({ name, wrong, error: expect.objectContaining({}) })
      if (pattern) expect(error?.constraint).toMatchObject({ pattern })
      if (values) expect(error?.constraint).toMatchObject({ enum: values })
      expect(JSON.stringify(errors)).not.toContain('<b>')
    }
})

test.each(types)('%s: reports another currency', (type) => {
  const { currencies } = payeeFormOf(type)!
  if (!currencies) return
  expect(findPayeeErrors({ ...payeeOf(type), currency: 'XXX' })).toMatchObject([
    { field: 'currency', constraint: { enum: currencies } },
  ])
})

test.each(types)('%s: checks the beneficiary', (type) => {
  const { beneficiary, individual = [] } = payeeFormOf(type)!
  const path = field('beneficiary')
  if (beneficiary === 'none') {
    expect(errorsOf(payeeOf(type, { beneficiary: { beneficiaryType: 'BUSINESS' } }))).toEqual([path])
    return
  }
  const without = payeeOf(type, { beneficiary: undefined })
  expect(errorsOf(without)).toEqual(beneficiary === 'optional' ? [] : [path])
  expect(errorsOf({ ...without, ownershipType: 'THIRD_PARTY' })).toEqual([path])
  expect(errorsOf(payeeOf(type, { beneficiary: {} }))).toEqual([`${path}.beneficiaryType`])
  expect(errorsOf(payeeOf(type, { beneficiary: { beneficiaryType: 'BUSINESS' } }))).toEqual([`${path}.legalName`])
  expect(errorsOf(payeeOf(type, { beneficiary: { beneficiaryType: 'INDIVIDUAL' } })).sort()).toEqual(
    ['fullName', ...individual].map((name) => `${path}.${name}`).sort(),
  )
})

test.each(['', 'GOLD_ACCOUNT', 'constructor', '__proto__', 'toString', 7, null, undefined, {}])(
  'reports the unknown type %j and lists the known ones',
  (accountType) => {
    const errors = findPayeeErrors({ currency: 'USD', accountInfo: { accountType } })
    expect(errors).toEqual([
      { field: field('accountType'), message: 'Expected another value', constraint: { enum: types } },
    ])
  },
)

test.each([undefined, null, 'text', [], { accountInfo: null }])('%j is not a payee', (payee) => {
  expect(errorsOf(payee)).toEqual([field('accountType')])
})

const phone = { phoneNumber: '+573001234567' }

test.each([
  ['by bank, without the kind of account', 'COP_ACCOUNT', { bankAccountType: undefined }, ['bankAccountType']],
  ['by phone', 'COP_ACCOUNT', { accountNumber: undefined, bankAccountType: undefined, ...phone }, []],
  ['by bank and by phone', 'COP_ACCOUNT', phone, []],
  ['in no way', 'GHS_ACCOUNT', { phoneNumber: undefined }, ['accountNumber']],
  ['to a phone at a bank that has no wallets', 'CNY_ACCOUNT', { bankName: 'Sandbox Bank' }, ['bankName']],
  [
    'by bank transfer to a person in China',
    'CNY_ACCOUNT',
    { phoneNumber: undefined, accountNumber: '1' },
    ['beneficiary.beneficiaryType'],
  ],
  ['by NEFT without IFSC', 'INR_ACCOUNT', { vpa: undefined, accountNumber: '123456789', rail: 'NEFT' }, ['ifsc']],
  ['by account number to a country of IBANs', 'SWIFT_ACCOUNT', { country: 'GB' }, ['country']],
  [
    'by IBAN to a country of IBANs',
    'SWIFT_ACCOUNT',
    { country: 'GB', accountNumber: undefined, iban: 'GB29NWBK60161331926819' },
    [],
  ],
  ['to two things at once', 'LIGHTNING', { invoice: 'lnbc1' }, ['lightningAddress']],
  ['to nothing', 'LIGHTNING', { lightningAddress: undefined }, ['invoice']],
])('a payee %s: reports what is wrong', (_, type, changes, fields) => {
  expect(errorsOf(payeeOf(type, changes))).toEqual(fields.map(field))
})

test('the message for a missing field names the alternatives', () => {
  const [error] = findPayeeErrors(payeeOf('GHS_ACCOUNT', { phoneNumber: undefined }))
  expect(error?.message).toBe('Required, or phoneNumber instead')
})

test('reports an incomplete address', () => {
  const beneficiary = { beneficiaryType: 'INDIVIDUAL', fullName: 'Ada', address: { line1: '1', country: 'Germany' } }
  expect(errorsOf(payeeOf('AED_ACCOUNT', { beneficiary }))).toEqual([
    'accountInfo.beneficiary.address.postalCode',
    'accountInfo.beneficiary.address.country',
  ])
})

test.each(['AED_ACCOUNT', 'DKK_ACCOUNT', 'EGP_ACCOUNT', 'EUR_ACCOUNT', 'PKR_ACCOUNT'])(
  '%s: an IBAN with two digits swapped is reported',
  (type) => {
    const valid = String(payeeAccounts[type]?.iban)
    const swapped = `${valid.slice(0, 2)}${valid[3]}${valid[2]}${valid.slice(4)}`
    const [error] = findPayeeErrors(payeeOf(type, { iban: swapped }))
    expect(error).toMatchObject({ field: 'accountInfo.iban', constraint: { format: 'iban' } })
  },
)
