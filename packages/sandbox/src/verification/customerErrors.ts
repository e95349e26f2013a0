import type { FieldError } from '@countersign/core/wire'
import { describedWhenOther, lookUp } from '@countersign/core/wire'
import { findConsentErrors } from './agreements.ts'

type Fields = Readonly<Record<string, unknown>>

/** What is wrong with the data of a customer that no schema can say, since it takes two fields to see it. */
export function findCustomerErrors(body: unknown): FieldError[] {
  const fields = fieldsOf(body)
  return [
    ...findUndescribed(fields, ''),
    ...findUndescribed(fieldsOf(fields.businessInfo), 'businessInfo.'),
    ...(fields.identifier !== undefined && fields.idType === undefined ? [required('idType')] : []),
    ...findConsentErrors(fields),
  ]
}

/** The same on create, where a business has to say who it is. */
export function findNewCustomerErrors(body: unknown): FieldError[] {
  const { customerType, businessInfo } = fieldsOf(body)
  const isMissing = customerType === 'BUSINESS' && businessInfo === undefined
  const missing = isMissing ? [required('businessInfo.legalName'), required('businessInfo.country')] : []
  return [...missing, ...findCustomerErrors(body)]
}

/** `OTHER` says nothing without its description. */
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
