import { lookUp } from '../lookUp.ts'
import type { FieldError } from '../schema/errorBody.ts'
import { fitsField } from './fitsField.ts'
import type { PayeeField } from './payeeFields.ts'
import { addressFields, businessFields, individualFields } from './payeeFields.ts'
import type { PayeeForm, PayeeWay } from './payeeForm.ts'
import { payeeFormOf, payeeForms } from './payeeForms.ts'

/** One invalid field of a payee, with the constraint that it violates. */
export type PayeeError = Required<FieldError>

type Values = Readonly<Record<string, unknown>>

/**
 * Finds every invalid field of an account that is to be added: missing and malformed fields, incomplete ways to be paid,
 * and the beneficiary. Messages never repeat a value.
 *
 * @example
 * ```ts
 * findPayeeErrors({ currency: 'GBP', accountInfo: { accountType: 'GBP_ACCOUNT', sortCode: '12' } })
 * // accountInfo.sortCode, accountInfo.accountNumber, accountInfo.beneficiary
 * ```
 */
export function findPayeeErrors(payee: unknown): PayeeError[] {
  const { accountInfo, currency, ownershipType } = valuesOf(payee)
  const account = valuesOf(accountInfo)
  const form = typeof account.accountType === 'string' ? payeeFormOf(account.accountType) : undefined
  if (!form) return [createError('accountInfo.accountType', { values: Object.keys(payeeForms) })]
  return [
    ...findFieldErrors(form.required, { of: account, path: 'accountInfo', required: namesOf(form.required) }),
    ...findFieldErrors(form.optional ?? [], { of: account, path: 'accountInfo', required: [] }),
    ...findWayErrors(form, account),
    ...findBeneficiaryErrors(form, { account, ownershipType }),
    ...(form.currencies && !form.currencies.includes(String(currency))
      ? [createError('currency', { values: form.currencies })]
      : []),
  ]
}

type Group = { of: Values; path: string; required: readonly string[] }

function findFieldErrors(fields: readonly PayeeField[], { of, path, required }: Group): PayeeError[] {
  return fields.flatMap((field) => {
    const value = lookUp(of, field.name) ?? undefined
    const name = `${path}.${field.name}`
    if (value === undefined) return required.includes(field.name) ? [missing(name)] : []
    return fitsField(field, value) ? [] : [createError(name, field)]
  })
}

/** If no way is complete, returns the missing fields of the one that was started. */
function findWayErrors({ ways, isOneWay, required }: PayeeForm, account: Values): PayeeError[] {
  if (!ways) return []
  const isGiven = (name: string) => (lookUp(account, name) ?? undefined) !== undefined
  const isBegun = (way: PayeeWay) => way.fields.some((name) => isGiven(name) && !namesOf(required).includes(name))
  const complete = ways.filter((way) => way.fields.every(isGiven))
  if (isOneWay && complete.length > 1)
    return complete.slice(1).flatMap((way) => way.fields.map((name) => unexpected(`accountInfo.${name}`)))
  if (complete.length > 0) {
    const findings = complete.map((way) => findConditionErrors(way, account))
    return findings.some((errors) => errors.length === 0) ? [] : (findings[0] ?? [])
  }
  const begun = ways.find(isBegun) ?? ways[0]
  const others = ways.filter((way) => way !== begun).map((way) => way.fields.join(' and '))
  const absent = begun?.fields.filter((name) => !isGiven(name)) ?? []
  return absent.map((name) => missing(`accountInfo.${name}`, others))
}

function findConditionErrors({ when = {}, unless = {} }: PayeeWay, account: Values): PayeeError[] {
  const read = (name: string) => {
    const isBeneficiary = name === 'beneficiaryType'
    const value = isBeneficiary ? valuesOf(account.beneficiary).beneficiaryType : lookUp(account, name)
    return { value: String(value), path: isBeneficiary ? `accountInfo.beneficiary.${name}` : `accountInfo.${name}` }
  }
  return [
    ...Object.entries(when).flatMap(([name, values]) => {
      const { value, path } = read(name)
      return values.includes(value) ? [] : [createError(path, { values })]
    }),
    ...Object.entries(unless).flatMap(([name, values]) => {
      const { value, path } = read(name)
      return values.includes(value) ? [unexpected(path)] : []
    }),
  ]
}

type Holder = { account: Values; ownershipType: unknown }

function findBeneficiaryErrors(form: PayeeForm, { account, ownershipType }: Holder): PayeeError[] {
  const path = 'accountInfo.beneficiary'
  const beneficiary = account.beneficiary ?? undefined
  if (form.beneficiary === 'none') return beneficiary === undefined ? [] : [unexpected(path)]
  const isOptional = form.beneficiary === 'optional' && ownershipType !== 'THIRD_PARTY'
  if (beneficiary === undefined) return isOptional ? [] : [missing(path)]

  const of = valuesOf(beneficiary)
  const { beneficiaryType } = of
  if (beneficiaryType !== 'INDIVIDUAL' && beneficiaryType !== 'BUSINESS')
    return [createError(`${path}.beneficiaryType`, { values: ['INDIVIDUAL', 'BUSINESS'] })]
  const isPerson = beneficiaryType === 'INDIVIDUAL'
  const fields = isPerson ? individualFields : businessFields
  const required = isPerson ? ['fullName', ...(form.individual ?? [])] : ['legalName']
  const address = of.address ?? undefined
  return [
    ...findFieldErrors(fields, { of, path, required }),
    ...(address === undefined && required.includes('address') ? [missing(`${path}.address`)] : []),
    ...(address === undefined ? [] : findAddressErrors(address, { path: `${path}.address` })),
  ]
}

function findAddressErrors(address: unknown, { path }: { path: string }): PayeeError[] {
  if (typeof address !== 'object') return [createError(path, {})]
  return findFieldErrors(addressFields, { of: valuesOf(address), path, required: ['line1', 'postalCode', 'country'] })
}

const namesOf = (fields: readonly PayeeField[]) => fields.map(({ name }) => name)

function valuesOf(value: unknown): Values {
  return typeof value === 'object' && value !== null ? (value as Values) : {}
}

function missing(field: string, instead: readonly string[] = []): PayeeError {
  const message = instead.length > 0 ? `Required, or ${instead.join(', or ')} instead` : 'Required'
  return { field, message, constraint: {} }
}

function unexpected(field: string): PayeeError {
  return { field, message: 'Not expected beside the other fields', constraint: {} }
}

function createError(field: string, expected: Omit<PayeeField, 'name'>): PayeeError {
  const { minLength, maxLength, pattern, values, isIban } = expected
  const constraint = { minLength, maxLength, pattern, enum: values, format: isIban ? 'iban' : undefined }
  return { field, message: 'Expected another value', constraint }
}
