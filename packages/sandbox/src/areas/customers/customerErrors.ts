import type { FieldError } from '@countersign/core/wire'
import { describedWhenOther, lookUp } from '@countersign/core/wire'
import { findConsentErrors } from './agreements.ts'
import { findTaxIdErrors } from './taxIds.ts'

type Fields = Readonly<Record<string, unknown>>

/** Finds the errors in a customer's data that involve two fields, which a schema cannot express. */
export function findCustomerErrors(body: unknown): FieldError[] {
  const fields = fieldsOf(body)
  return [
    ...findUndescribed(fields, ''),
    ...findUndescribed(fieldsOf(fields.businessInfo), 'businessInfo.'),
    ...(fields.customerType === 'INDIVIDUAL' && fields.businessInfo !== undefined ? [onlyForBusinesses] : []),
    ...(fields.identifier !== undefined && fields.idType === undefined ? [required('idType')] : []),
    ...findConsentErrors(fields),
  ]
}

/** The same on create, where a business needs a legal name and a country. */
export function findNewCustomerErrors(body: unknown): FieldError[] {
  const { customerType, businessInfo } = fieldsOf(body)
  const isMissing = customerType === 'BUSINESS' && businessInfo === undefined
  const missing = isMissing ? [required('businessInfo.legalName'), required('businessInfo.country')] : []
  return [...missing, ...findCustomerErrors(body), ...findTaxIdErrors(fieldsOf(businessInfo))]
}

const onlyForBusinesses: FieldError = { field: 'businessInfo', message: 'Only for a business', constraint: {} }

/** `OTHER` needs a description. */
function findUndescribed(fields: Fields, prefix: string): FieldError[] {
  return describedWhenOther
    .filter(([choice]) => [lookUp(fields, choice)].flat().includes('OTHER'))
    .filter(([, description]) => lookUp(fields, description) === undefined)
    .map(([, description]) => required(prefix + description))
}

function required(field: string): FieldError {
  return { field, message: 'Required', constraint: {} }
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {}
}
