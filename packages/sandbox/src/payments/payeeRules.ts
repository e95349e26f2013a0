import type { FieldError } from '@countersign/core/wire'
import * as v from 'valibot'
import { findFieldErrors } from '../http/validation.ts'

const length = (minimum: number, maximum: number) => v.pipe(v.string(), v.minLength(minimum), v.maxLength(maximum))
const bic = v.pipe(v.string(), v.regex(/^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/))
const countryCode = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))
const routingNumber = v.pipe(v.string(), v.regex(/^[0-9]{9}$/))

const business = v.looseObject({ beneficiaryType: v.literal('BUSINESS'), legalName: length(1, 255) })
const individual = v.looseObject({ beneficiaryType: v.literal('INDIVIDUAL'), fullName: length(1, 255) })
const residentIndividual = v.looseObject({ ...individual.entries, countryOfResidence: countryCode })

const beneficiary = v.variant('beneficiaryType', [individual, business])
const residentBeneficiary = v.variant('beneficiaryType', [residentIndividual, business])

const usdAccount = v.looseObject({
  accountType: v.literal('USD_ACCOUNT'),
  accountNumber: length(1, 34),
  routingNumber,
  bankAccountType: v.optional(v.picklist(['CHECKING', 'SAVINGS'])),
  bankName: v.optional(length(1, 140)),
  intermediaryBankName: v.optional(length(1, 140)),
  intermediaryRoutingNumber: v.optional(routingNumber),
  fiToFiInformation: v.optional(length(0, 210)),
  beneficiary,
})

const eurAccount = v.looseObject({
  accountType: v.literal('EUR_ACCOUNT'),
  iban: v.pipe(v.string(), v.regex(/^[A-Z]{2}[0-9]{2}[A-Za-z0-9]{11,30}$/)),
  swiftCode: v.optional(bic),
  beneficiary: residentBeneficiary,
})

const sparkWallet = v.looseObject({
  accountType: v.literal('SPARK_WALLET'),
  address: length(1, 255),
  beneficiary: v.optional(residentBeneficiary),
})

const dollarCoinWallet = v.looseObject({
  ...sparkWallet.entries,
  accountType: v.picklist(['BASE_WALLET', 'ETHEREUM_WALLET', 'POLYGON_WALLET', 'SOLANA_WALLET']),
})

const accountInfo = v.variant('accountType', [usdAccount, eurAccount, sparkWallet, dollarCoinWallet])

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

const accountType = v.looseObject({ accountInfo: v.looseObject({ accountType: v.string() }) })
const thirdParty = v.looseObject({ ownershipType: v.literal('THIRD_PARTY') })

/** What the rules of the account type say about a request to create a payee. */
export function findPayeeErrors(body: unknown): FieldError[] {
  const errors = findFieldErrors(v.looseObject({ accountInfo }), { value: body })
  const currencies = v.is(accountType, body) && currenciesByType.get(body.accountInfo.accountType)
  if (currencies) errors.push(...findFieldErrors(v.looseObject({ currency: v.picklist(currencies) }), { value: body }))
  if (v.is(thirdParty, body)) {
    const beneficiary = v.looseObject({ accountInfo: v.looseObject({ beneficiary: v.looseObject({}) }) })
    errors.push(...findFieldErrors(beneficiary, { value: body }))
  }
  return errors
}
