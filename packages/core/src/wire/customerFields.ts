import * as v from 'valibot'
import { message } from './schema/message.ts'

/**
 * The fields, values and formats of a customer's data. The create and update requests, the relay's check, the sandbox's
 * validation and forms are derived from them.
 */
export const idTypes = ['SSN', 'ITIN', 'EIN', 'NON_US_TAX_ID'] as const
/** Customers can have a US tax id only; beneficial owners can have any of `idTypes`. */
export const customerIdTypes = ['SSN', 'ITIN'] as const

export const individualSourcesOfFunds = [
  ...['SALARY', 'SELF_EMPLOYMENT_INCOME', 'INVESTMENT_INCOME', 'PENSION', 'RENTAL_INCOME', 'GIFT', 'INHERITANCE'],
  ...['LOAN', 'SAVINGS', 'SALE_OF_ASSETS', 'OTHER'],
] as const
export const sourcesOfWealth = [
  ...['SALARY', 'BUSINESS_INCOME', 'INVESTMENTS', 'INHERITANCE', 'PROPERTY_SALE', 'GIFT', 'RETIREMENT', 'SAVINGS'],
  'OTHER',
] as const
export const businessSourcesOfFunds = [
  ...['OPERATING_REVENUE', 'INVESTMENT_INCOME', 'LOANS', 'VENTURE_CAPITAL', 'PERSONAL_SAVINGS', 'DONATIONS', 'OTHER'],
] as const
export const purposesOfAccount = [
  ...['CONTRACTOR_PAYOUTS', 'CREATOR_PAYOUTS', 'EMPLOYEE_PAYOUTS', 'MARKETPLACE_SELLER_PAYOUTS', 'SUPPLIER_PAYMENTS'],
  ...['CROSS_BORDER_B2B', 'AR_AUTOMATION', 'AP_AUTOMATION', 'EMBEDDED_PAYMENTS', 'PLATFORM_FEE_COLLECTION'],
  ...['P2P_TRANSFERS', 'CHARITABLE_DONATIONS', 'OTHER'],
] as const
export const monthlyTransactionCounts = [
  ...['COUNT_UNDER_10', 'COUNT_10_TO_100', 'COUNT_100_TO_500', 'COUNT_500_TO_1000', 'COUNT_OVER_1000'],
] as const
export const monthlyTransactionVolumes = [
  ...['VOLUME_UNDER_10K', 'VOLUME_10K_TO_100K', 'VOLUME_100K_TO_1M', 'VOLUME_1M_TO_10M', 'VOLUME_OVER_10M'],
] as const
export const annualIncomeRanges = [
  ...['UNDER_50K', 'RANGE_50K_100K', 'RANGE_100K_250K', 'RANGE_250K_1M', 'OVER_1M'],
] as const
export const netWorthRanges = [
  ...['UNDER_100K', 'RANGE_100K_500K', 'RANGE_500K_1M', 'RANGE_1M_5M', 'RANGE_5M_25M', 'OVER_25M'],
] as const
export const pepStatuses = ['NONE', 'DOMESTIC', 'FOREIGN', 'HIO', 'FAMILY_OR_ASSOCIATE'] as const
export const entityTypes = [
  ...['SOLE_PROPRIETORSHIP', 'PARTNERSHIP', 'LLC', 'CORPORATION', 'S_CORPORATION', 'NON_PROFIT'],
  ...['PUBLICLY_LISTED_COMPANY', 'TRUST', 'PRIVATE_FOUNDATION', 'CHARITY', 'OTHER'],
] as const
export const businessTypes = [
  ...['AGRICULTURE_FORESTRY_FISHING_AND_HUNTING', 'MINING_QUARRYING_AND_OIL_AND_GAS_EXTRACTION', 'UTILITIES'],
  ...['CONSTRUCTION', 'MANUFACTURING', 'WHOLESALE_TRADE', 'RETAIL_TRADE', 'TRANSPORTATION_AND_WAREHOUSING'],
  ...['INFORMATION', 'FINANCE_AND_INSURANCE', 'REAL_ESTATE_AND_RENTAL_AND_LEASING'],
  ...['PROFESSIONAL_SCIENTIFIC_AND_TECHNICAL_SERVICES', 'MANAGEMENT_OF_COMPANIES_AND_ENTERPRISES'],
  ...['ADMINISTRATIVE_AND_SUPPORT_AND_WASTE_MANAGEMENT_AND_REMEDIATION_SERVICES', 'EDUCATIONAL_SERVICES'],
  ...['HEALTH_CARE_AND_SOCIAL_ASSISTANCE', 'ARTS_ENTERTAINMENT_AND_RECREATION', 'ACCOMMODATION_AND_FOOD_SERVICES'],
  ...['OTHER_SERVICES', 'PUBLIC_ADMINISTRATION'],
] as const

/** If the first field is or contains `OTHER`, the second field is required. */
export const describedWhenOther = [
  ['sourceOfFundsCategories', 'sourceOfFundsOtherDescription'],
  ['sourceOfWealthCategories', 'sourceOfWealthOtherDescription'],
  ['purposeOfAccount', 'purposeOfAccountOtherDescription'],
] as const

/** ISO 3166-1 alpha-2. */
export const countrySchema = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))
/** A day of the calendar. `2025-02-30` is refused. */
export const dateSchema = v.pipe(
  v.string(),
  v.isoDate(),
  v.check((day) => new Date(`${day}T00:00:00Z`).toISOString().startsWith(day), 'Expected a day that exists'),
)
/** A text that must not be empty. */
const textSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500))
/* @__NO_SIDE_EFFECTS__ */
const listOf = <const options extends readonly string[]>(options: options) =>
  v.optional(v.pipe(v.array(v.picklist(options)), v.minLength(1)))

export const addressRequestSchema = message({
  line1: textSchema,
  line2: v.optional(v.string()),
  city: v.optional(v.string()),
  state: v.optional(v.string()),
  postalCode: textSchema,
  country: countrySchema,
})

/** The data of an individual. `fullName` contains a given name and a family name. */
export const individualFields = {
  fullName: v.optional(v.pipe(v.string(), v.maxLength(500), v.regex(/^\s*\S+\s+\S/))),
  birthDate: v.optional(dateSchema),
  nationality: v.optional(countrySchema),
  address: v.optional(addressRequestSchema),
  idType: v.optional(v.picklist(customerIdTypes)),
  /** Never returned. */
  identifier: v.optional(v.pipe(v.string(), v.regex(/^\d{3}-\d{2}-\d{4}$/))),
  countryOfIssuance: v.optional(v.literal('US')),
  sourceOfFundsCategories: listOf(individualSourcesOfFunds),
  sourceOfFundsOtherDescription: v.optional(textSchema),
  sourceOfWealthCategories: listOf(sourcesOfWealth),
  sourceOfWealthOtherDescription: v.optional(textSchema),
  purposeOfAccount: v.optional(v.picklist(purposesOfAccount)),
  purposeOfAccountOtherDescription: v.optional(textSchema),
  expectedMonthlyTransactionCount: v.optional(v.picklist(monthlyTransactionCounts)),
  expectedMonthlyTransactionVolume: v.optional(v.picklist(monthlyTransactionVolumes)),
  annualIncomeRange: v.optional(v.picklist(annualIncomeRanges)),
  netWorthRange: v.optional(v.picklist(netWorthRanges)),
  pepStatus: v.optional(v.picklist(pepStatuses)),
}

const businessInfoFields = {
  legalName: textSchema,
  country: countrySchema,
  doingBusinessAs: v.optional(textSchema),
  registrationNumber: v.optional(textSchema),
  incorporatedOn: v.optional(dateSchema),
  entityType: v.optional(v.picklist(entityTypes)),
  taxId: v.optional(textSchema),
  countriesOfOperation: v.optional(v.array(countrySchema)),
  businessType: v.optional(v.picklist(businessTypes)),
  purposeOfAccount: v.optional(v.picklist(purposesOfAccount)),
  purposeOfAccountOtherDescription: v.optional(textSchema),
  sourceOfFunds: v.optional(textSchema),
  sourceOfFundsCategories: listOf(businessSourcesOfFunds),
  sourceOfFundsOtherDescription: v.optional(textSchema),
  expectedMonthlyTransactionCount: v.optional(v.picklist(monthlyTransactionCounts)),
  expectedMonthlyTransactionVolume: v.optional(v.picklist(monthlyTransactionVolumes)),
  expectedRecipientJurisdictions: v.optional(v.array(countrySchema)),
  expectedCounterpartyCountries: v.optional(v.array(countrySchema)),
  naicsCode: v.optional(v.pipe(v.string(), v.regex(/^\d{2,6}$/))),
  primaryContactFirstName: v.optional(v.pipe(textSchema, v.maxLength(250))),
  primaryContactLastName: v.optional(v.pipe(textSchema, v.maxLength(250))),
}

/** The data of a business on create: the legal name and the country are required. */
export const businessInfoRequestSchema = message(businessInfoFields)
/** The data of a business on update. Fields that are left out do not change. */
export const businessInfoUpdateSchema = message({
  ...businessInfoFields,
  legalName: v.optional(textSchema),
  country: v.optional(countrySchema),
})

/** How a customer accepted an agreement. */
export const acceptanceMethods = ['CHECKBOX', 'CLICK_TO_ACCEPT'] as const
export type AcceptanceMethod = (typeof acceptanceMethods)[number]

const acceptanceFields = {
  acceptedAt: v.pipe(v.string(), v.isoTimestamp()),
  ipAddress: v.pipe(v.string(), v.maxLength(45), v.ip()),
  termsVersion: textSchema,
  acceptanceMethod: v.picklist(acceptanceMethods),
}
/** The deprecated single consent, which accepts the service's own end-user terms. */
export const endUserTermsConsentSchema = message(acceptanceFields)
/** A request contains at most one consent for each type of agreement. */
export const agreementConsentsSchema = v.array(message({ type: textSchema, ...acceptanceFields }))

/** The consents that a browser may send. The relay adds the time, the IP address and the method. */
export const statedConsentsSchema = v.pipe(
  v.array(v.strictObject({ type: textSchema, termsVersion: textSchema })),
  v.minLength(1),
)
