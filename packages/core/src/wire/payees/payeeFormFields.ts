import { lookUp } from '../lookUp.ts'
import { addressFields, businessFields, individualFields, type PayeeField } from './payeeFields.ts'
import type { PayeeForm, PayeeWay } from './payeeForm.ts'
import { payeeFormOf } from './payeeForms.ts'

/** Who is paid, and how: what decides which fields a form has. */
export type PayeeFormChoice = {
  readonly accountType: string
  readonly beneficiaryType: 'INDIVIDUAL' | 'BUSINESS'
  /** Where there are several ways to be paid, the number of the chosen one in `listPayeeWays`; the first by default. */
  readonly way?: number | undefined
  /** The account is the customer's own. Only then does a wallet need no owner. */
  readonly isOwn?: boolean | undefined
}

/** One field of a form, and its place in the request. */
export type PayeeFormField = PayeeField & { readonly path: string; readonly isRequired: boolean }

/** Returns the ways to be paid that this kind of beneficiary has; none where the form has only one. */
export function listPayeeWays({ accountType, beneficiaryType }: PayeeFormChoice): readonly PayeeWay[] {
  const ways = payeeFormOf(accountType)?.ways ?? []
  return ways.filter(({ when }) => when?.beneficiaryType?.includes(beneficiaryType) ?? true)
}

/**
 * Returns the fields of a form, in the order in which they are asked for: the owner, the account, the owner's details,
 * and what the account may have besides.
 */
export function listPayeeFields(choice: PayeeFormChoice): readonly PayeeFormField[] {
  const form = payeeFormOf(choice.accountType)
  if (!form) return []
  const [name = [], details = []] = ownerFields(form, choice)
  const account = accountFields(form, choice)
  const needed = account.filter(({ isRequired }) => isRequired)
  return [...name, ...needed, ...details, ...account.filter(({ isRequired }) => !isRequired)]
}

function accountFields(form: PayeeForm, choice: PayeeFormChoice): PayeeFormField[] {
  const ways = listPayeeWays(choice)
  const way = ways[choice.way ?? 0]
  const ofWays = new Set((form.ways ?? []).flatMap(({ fields }) => fields))
  const isRequired = (name: string) => isIn(form.required, name) || (way?.fields.includes(name) ?? false)
  return [...form.required, ...(form.optional ?? [])]
    .filter(({ name }) => isIn(form.required, name) || !ofWays.has(name) || way?.fields.includes(name))
    .map((field) => {
      // What only one way accepts is offered as the only values.
      const values = lookUp(way?.when ?? {}, field.name)
      return {
        ...field,
        ...(values && { values }),
        path: `accountInfo.${field.name}`,
        isRequired: isRequired(field.name),
      }
    })
}

/** The name of the owner, and the rest of what is asked about them. */
function ownerFields(form: PayeeForm, { beneficiaryType, isOwn }: PayeeFormChoice): PayeeFormField[][] {
  const isOptional = form.beneficiary === 'optional'
  if (form.beneficiary === 'none' || (isOptional && isOwn)) return []
  const isPerson = beneficiaryType === 'INDIVIDUAL'
  const known = isPerson ? individualFields : businessFields
  const required = isPerson ? (form.individual ?? []) : []
  const toField = (field: PayeeField, isRequired: boolean): PayeeFormField => ({
    ...field,
    path: `accountInfo.beneficiary.${field.name}`,
    isRequired,
  })
  const details = known.filter(({ name }) => required.includes(name)).map((field) => toField(field, true))
  return [known.slice(0, 1).map((field) => toField(field, true)), [...details, ...postalFields(required)]]
}

function postalFields(required: readonly string[]): PayeeFormField[] {
  if (!required.includes('address')) return []
  return addressFields.map((field) => ({
    ...field,
    path: `accountInfo.beneficiary.address.${field.name}`,
    isRequired: ['line1', 'postalCode', 'country'].includes(field.name),
  }))
}

const isIn = (fields: readonly PayeeField[], name: string) => fields.some((field) => field.name === name)

/** What was entered, by the path of its field. */
export type PayeeValues = Readonly<Record<string, string>>

/** A payee as a form describes it: everything of the request but whose it is. */
export type PayeeEntry = PayeeFormChoice & { readonly currency: string; readonly values: PayeeValues }

/** Returns the account of the request for what was entered. Values of fields that the form does not have are left out. */
export function toAccountInfo(entry: PayeeEntry): { accountType: string; [field: string]: unknown } {
  const account: Record<string, unknown> = {}
  const beneficiary: Record<string, unknown> = {}
  const address: Record<string, unknown> = {}
  for (const { path, name } of listPayeeFields(entry)) {
    const value = lookUp(entry.values, path)?.trim()
    if (!value) continue
    const target = path.includes('.address.') ? address : path.includes('.beneficiary.') ? beneficiary : account
    target[name] = value
  }
  const owner = { ...beneficiary, ...(Object.keys(address).length > 0 && { address }) }
  return {
    accountType: entry.accountType,
    ...account,
    ...(Object.keys(owner).length > 0 && { beneficiary: { beneficiaryType: entry.beneficiaryType, ...owner } }),
  }
}
