import type { FieldError } from '@countersign/core/wire'
import * as v from 'valibot'
import { findFieldErrors } from '../http/validation.ts'

const length = (minimum: number, maximum: number) => v.pipe(v.string(), v.minLength(minimum), v.maxLength(maximum))
const bicSchema = v.pipe(v.string(), v.regex(/^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/))
const countryCodeSchema = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))
const routingNumberSchema = v.pipe(v.string(), v.regex(/^[0-9]{9}$/))

const businessSchema = v.looseObject({ beneficiaryType: v.literal('BUSINESS'), legalName: length(1, 255) })
const individualSchema = v.looseObject({ beneficiaryType: v.literal('INDIVIDUAL'), fullName: length(1, 255) })
const residentIndividualSchema = v.looseObject({ ...individualSchema.entries, countryOfResidence: countryCodeSchema })

const beneficiarySchema = v.variant('beneficiaryType', [individualSchema, businessSchema])
const residentBeneficiarySchema = v.variant('beneficiaryType', [residentIndividualSchema, businessSchema])

const usdAccountSchema = v.looseObject({
  accountType: v.literal('USD_ACCOUNT'),
  accountNumber: length(1, 34),
  routingNumber: routingNumberSchema,
  bankAccountType: v.optional(v.picklist(['CHECKING', 'SAVINGS'])),
  bankName: v.optional(length(1, 140)),
  intermediaryBankName: v.optional(length(1, 140)),
  intermediaryRoutingNumber: v.optional(routingNumberSchema),
  fiToFiInformation: v.optional(length(0, 210)),
  beneficiary: beneficiarySchema,
})

const eurAccountSchema = v.looseObject({
  accountType: v.literal('EUR_ACCOUNT'),
  iban: v.pipe(v.string(), v.regex(/^[A-Z]{2}[0-9]{2}[A-Za-z0-9]{11,30}$/)),
  swiftCode: v.optional(bicSchema),
  beneficiary: residentBeneficiarySchema,
})

const sparkWalletSchema = v.looseObject({
  accountType: v.literal('SPARK_WALLET'),
  address: length(1, 255),
  beneficiary: v.optional(residentBeneficiarySchema),
})

const dollarCoinWalletSchema = v.looseObject({
  ...sparkWalletSchema.entries,
  accountType: v.picklist(['BASE_WALLET', 'ETHEREUM_WALLET', 'POLYGON_WALLET', 'SOLANA_WALLET']),
})

const accountInfoSchema = v.variant('accountType', [
  usdAccountSchema,
  eurAccountSchema,
  sparkWalletSchema,
  dollarCoinWalletSchema,
])

/** The currencies a type of account can receive. */
const currenciesByType = new Map([
  ['USD_ACCOUNT', ['USD']],
  ['EUR_ACCOUNT', ['EUR']],
  ['SPARK_WALLET', ['USDB', 'BTC']],
  ['BASE_WALLET', ['USDC']],
  ['ETHEREUM_WALLET', ['USDC']],
  ['POLYGON_WALLET', ['USDC']],
  ['SOLANA_WALLET', ['USDC']],
])

const accountTypeSchema = v.looseObject({ accountInfo: v.looseObject({ accountType: v.string() }) })
const thirdPartySchema = v.looseObject({ ownershipType: v.literal('THIRD_PARTY') })

/** Returns what the rules of the account type say about a request to create a payee. */
export function findPayeeErrors(body: unknown): FieldError[] {
  const errors = findFieldErrors(v.looseObject({ accountInfo: accountInfoSchema }), { value: body })
  const currencies = v.is(accountTypeSchema, body) && currenciesByType.get(body.accountInfo.accountType)
  if (currencies) errors.push(...findFieldErrors(v.looseObject({ currency: v.picklist(currencies) }), { value: body }))
  if (v.is(thirdPartySchema, body)) {
    const beneficiary = v.looseObject({ accountInfo: v.looseObject({ beneficiary: v.looseObject({}) }) })
    errors.push(...findFieldErrors(beneficiary, { value: body }))
  }
  return errors
}
