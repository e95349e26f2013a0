import * as v from 'valibot'
import type { AccountType } from './payees/payeeForms.ts'
import { scaChallengeSchema, scaConfirmationSchema } from './scaChallenge.ts'
import { del, get, post } from './schema/describe.ts'
import { message } from './schema/message.ts'
import { idSchema, openEnum, optional, page } from './schema/primitives.ts'

const beneficiaryAddressSchema = message({
  line1: optional(v.string()),
  line2: optional(v.string()),
  city: optional(v.string()),
  state: optional(v.string()),
  postalCode: optional(v.string()),
  country: optional(v.string()),
})

/** The owner of a payee account. */
export const beneficiarySchema = message({
  beneficiaryType: openEnum<'INDIVIDUAL' | 'BUSINESS'>(),
  ...texts('fullName', 'legalName', 'countryOfResidence', 'birthDate', 'nationality', 'email', 'phoneNumber'),
  ...texts('registrationNumber', 'taxId', 'documentType', 'documentNumber'),
  address: optional(beneficiaryAddressSchema),
})
export type Beneficiary = v.InferOutput<typeof beneficiarySchema>

/** Where the money goes. Every field besides `accountType` depends on the type; unknown types keep all their fields. */
export const accountInfoSchema = message({
  accountType: openEnum<AccountType | 'LIGHTNING_ACCOUNT'>(),
  ...texts('accountNumber', 'routingNumber', 'bankName', 'iban', 'swiftCode', 'address', 'phoneNumber', 'provider'),
  ...texts('sortCode', 'bankCode', 'branchCode', 'clabeNumber', 'pixKey', 'pixKeyType', 'taxId', 'vpa', 'ifsc', 'rail'),
  ...texts('region', 'country', 'vaspName', 'invoice', 'bolt12', 'lightningAddress', 'fiToFiInformation'),
  ...texts('intermediaryBankName', 'intermediaryRoutingNumber'),
  bankAccountType: optional(openEnum<'CHECKING' | 'SAVINGS'>()),
  /** How money can arrive there, as the service decided. */
  paymentRails: optional(v.array(v.string())),
  beneficiary: optional(beneficiarySchema),
})
export type AccountInfo = v.InferOutput<typeof accountInfoSchema>

/** A payee: a bank account or wallet outside the service. */
export const externalAccountSchema = message({
  id: idSchema,
  customerId: optional(idSchema),
  status: openEnum<
    'PENDING' | 'ACTIVE' | 'PENDING_OWNERSHIP_VERIFICATION' | 'UNVERIFIED' | 'UNDER_REVIEW' | 'INACTIVE'
  >(),
  currency: v.string(),
  platformAccountId: optional(v.string()),
  ownershipType: optional(openEnum<'FIRST_PARTY' | 'THIRD_PARTY'>()),
  defaultUmaDepositAccount: optional(v.boolean()),
  beneficiaryVerificationStatus: optional(
    openEnum<'MATCHED' | 'PARTIAL_MATCH' | 'NOT_MATCHED' | 'UNSUPPORTED' | 'CHECKED_BY_RECEIVING_FI' | 'PENDING'>(),
  ),
  beneficiaryVerifiedData: optional(message({ fullName: optional(v.string()) })),
  accountInfo: accountInfoSchema,
})
export type ExternalAccount = v.InferOutput<typeof externalAccountSchema>

export const listExternalAccounts = get('/customers/external-accounts', {
  query: v.object({
    customerId: v.optional(idSchema),
    currency: v.optional(v.string()),
    limit: v.optional(v.string()),
    cursor: v.optional(v.string()),
  }),
  returns: page(externalAccountSchema),
  owner: { caller: 'customerId' },
  access: 'customer',
})

export const getExternalAccount = get('/customers/external-accounts/{externalAccountId}', {
  returns: externalAccountSchema,
  access: 'customer',
})

export const deleteExternalAccount = del('/customers/external-accounts/{externalAccountId}', {
  returns: null,
  trust: 'remove',
  access: 'customer',
})

const trustStartSchema = message({ scaChallenge: optional(scaChallengeSchema) })
/** What the service responds to a confirmed change of trust. */
export const trustEndSchema = message({ trusted: v.boolean() })

/** Begins to trust a payee: payments to a trusted one need no proof of their own. */
export const trustBeneficiary = post('/customers/external-accounts/{externalAccountId}/trust', {
  returns: trustStartSchema,
  access: 'customer',
})

/** Also used where the start required no proof. */
export const confirmTrust = post('/customers/external-accounts/{externalAccountId}/trust/confirm', {
  request: scaConfirmationSchema,
  returns: trustEndSchema,
  bodyIds: ['challengeId'],
  trust: 'confirm',
  access: 'customer',
})

/** Begins to withdraw trust. A trusted payee cannot be removed. */
export const untrustBeneficiary = post('/customers/external-accounts/{externalAccountId}/untrust', {
  returns: trustStartSchema,
  access: 'customer',
})

export const confirmUntrust = post('/customers/external-accounts/{externalAccountId}/untrust/confirm', {
  request: scaConfirmationSchema,
  returns: trustEndSchema,
  bodyIds: ['challengeId'],
  trust: 'confirm',
  access: 'customer',
})

/** One optional text for each name. */
function texts<const name extends string>(...names: readonly name[]) {
  const entries = names.map((name) => [name, optional(v.string())] as const)
  return Object.fromEntries(entries) as {
    readonly [key in name]: v.OptionalSchema<v.StringSchema<undefined>, undefined>
  }
}
