import { expect, test } from 'vitest'
import { payeeAccounts, payeeOf } from '../../../test/payeeAccounts.ts'
import { findPayeeErrors } from './findPayeeErrors.ts'
import { payeeFormOf, payeeForms } from './payeeForms.ts'

const types = Object.keys(payeeForms)
const errorsOf = (payee: unknown) => findPayeeErrors(payee).map(({ field }) => field)
const field = (name: string) => `accountInfo.${name}`

test('there is a form for each of the 49 types, and an example of each', () => {
  expect(types).toHaveLength(49)
  expect(Object.keys(payeeAccounts).sort()).toEqual([...types].sort())
})

test('the forms name 25 rails between them', () => {
  // What money reaches by none of these: the two types without a form of their own, and Lightning.
  const rails = new Set(types.flatMap((type) => payeeFormOf(type)?.rails ?? []))
  expect([...rails].sort()).toEqual(
    [
      ...['ACH', 'ACH_COLOMBIA', 'ACH_SAME_DAY', 'BANK_TRANSFER', 'BRE_B', 'CIPS', 'FAST', 'FASTER_PAYMENTS'],
      ...['FEDNOW', 'INSTAPAY', 'MOBILE_MONEY', 'NEFT', 'ONCHAIN', 'PAYNOW', 'PESONET', 'PIX', 'RTGS', 'RTP'],
      ...['SEPA', 'SEPA_INSTANT', 'SPEI', 'SWIFT', 'UNIONPAY', 'UPI', 'WIRE'],
    ].sort(),
  )
})

test.each(types)('%s: an account with everything it needs is taken', (type) => {
  expect(findPayeeErrors(payeeOf(type))).toEqual([])
})

test.each(types)('%s: each field that it needs is missed, and every one at once', (type) => {
  const { required } = payeeFormOf(type)!
  for (const { name } of required) {
    expect(errorsOf(payeeOf(type, { [name]: undefined }))).toContain(field(name))
    expect(errorsOf(payeeOf(type, { [name]: null }))).toContain(field(name))
  }
  const bare = { currency: payeeOf(type).currency, accountInfo: { accountType: type } }
  expect(errorsOf(bare)).toEqual(expect.arrayContaining(required.map(({ name }) => field(name))))
})

test.each(types)('%s: a field that does not look as it has to is refused with what is expected', (type) => {
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

test.each(types)('%s: another currency is refused', (type) => {
  const { currencies } = payeeFormOf(type)!
  if (!currencies) return
  expect(findPayeeErrors({ ...payeeOf(type), currency: 'XXX' })).toMatchObject([
    { field: 'currency', constraint: { enum: currencies } },
  ])
})

test.each(types)('%s: who is behind it is said where it has to be', (type) => {
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
  'the type %j is not one, and the known ones are listed',
  (accountType) => {
    const errors = findPayeeErrors({ currency: 'USD', accountInfo: { accountType } })
    expect(errors).toEqual([
      { field: field('accountType'), message: 'Expected another value', constraint: { enum: types } },
    ])
  },
)

test.each([undefined, null, 'text', [], { accountInfo: null }])('%j is no payee', (payee) => {
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
])('money that goes %s: what is wrong is named', (_, type, changes, fields) => {
  expect(errorsOf(payeeOf(type, changes))).toEqual(fields.map(field))
})

test('where one of several ways will do, the message names the others', () => {
  const [error] = findPayeeErrors(payeeOf('GHS_ACCOUNT', { phoneNumber: undefined }))
  expect(error?.message).toBe('Required, or phoneNumber instead')
})

test('an address says where it is', () => {
  const beneficiary = { beneficiaryType: 'INDIVIDUAL', fullName: 'Ada', address: { line1: '1', country: 'Germany' } }
  expect(errorsOf(payeeOf('AED_ACCOUNT', { beneficiary }))).toEqual([
    'accountInfo.beneficiary.address.postalCode',
    'accountInfo.beneficiary.address.country',
  ])
})
