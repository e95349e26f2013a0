import * as v from 'valibot'
import { addressRequestSchema, countrySchema, dateSchema, idTypes } from '../customerFields.ts'
import { emailSchema, phoneNumberSchema, postalAddressSchema } from '../returnedCustomer.ts'
import { get, patch, post } from '../schema/describe.ts'
import { message } from '../schema/message.ts'
import { idSchema, openEnum, optional, page, timestampSchema } from '../schema/primitives.ts'

/** The roles of a person in a business. `UBO` stands for ultimate beneficial owner. */
export const ownerRoles = [
  'UBO',
  'DIRECTOR',
  'COMPANY_OFFICER',
  'CONTROL_PERSON',
  'TRUSTEE',
  'GENERAL_PARTNER',
] as const

/** A person who owns or controls a business. */
export const beneficialOwnerSchema = message({
  id: idSchema,
  customerId: optional(idSchema),
  roles: optional(v.array(openEnum<(typeof ownerRoles)[number]>())),
  ownershipPercentage: optional(v.number()),
  personalInfo: optional(
    message({
      firstName: optional(v.string()),
      middleName: optional(v.string()),
      lastName: optional(v.string()),
      birthDate: optional(v.string()),
      nationality: optional(v.string()),
      email: optional(v.string()),
      phoneNumber: optional(v.string()),
      address: optional(postalAddressSchema),
      idType: optional(openEnum<(typeof idTypes)[number]>()),
      /** Masked: only its last four characters are readable. */
      identifier: optional(v.string()),
      countryOfIssuance: optional(v.string()),
    }),
  ),
  kycStatus: openEnum<'UNVERIFIED' | 'PENDING' | 'APPROVED' | 'REJECTED' | 'HOLD'>(),
  createdAt: timestampSchema,
  updatedAt: optional(timestampSchema),
})
export type BeneficialOwner = v.InferOutput<typeof beneficialOwnerSchema>

const nameSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(250))
const requiredFields = {
  firstName: nameSchema,
  lastName: nameSchema,
  birthDate: dateSchema,
  nationality: countrySchema,
  address: addressRequestSchema,
  idType: v.picklist(idTypes),
  identifier: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
}
const optionalFields = {
  middleName: v.optional(nameSchema),
  email: v.optional(emailSchema),
  phoneNumber: v.optional(phoneNumberSchema),
  countryOfIssuance: v.optional(countrySchema),
}
const rolesSchema = v.pipe(v.array(v.picklist(ownerRoles)), v.minLength(1))
const percentageSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))

// Strict, because the service would accept a verification status from any caller.
export const beneficialOwnerCreateRequestSchema = v.strictObject({
  customerId: idSchema,
  roles: rolesSchema,
  ownershipPercentage: percentageSchema,
  personalInfo: v.strictObject({ ...requiredFields, ...optionalFields }),
})
export type BeneficialOwnerCreateRequest = v.InferInput<typeof beneficialOwnerCreateRequestSchema>

export const beneficialOwnerUpdateRequestSchema = v.strictObject({
  roles: v.optional(rolesSchema),
  ownershipPercentage: v.optional(percentageSchema),
  personalInfo: v.optional(v.strictObject({ ...v.partial(v.object(requiredFields)).entries, ...optionalFields })),
})

export const createBeneficialOwner = post('/beneficial-owners', {
  request: beneficialOwnerCreateRequestSchema,
  returns: { 201: beneficialOwnerSchema },
  bodyIds: ['customerId'],
  owner: { body: ({ customerId }: BeneficialOwnerCreateRequest) => customerId },
  access: 'opt-in',
})

export const listBeneficialOwners = get('/beneficial-owners', {
  query: v.object({ customerId: idSchema, limit: v.optional(v.string()), cursor: v.optional(v.string()) }),
  returns: page(beneficialOwnerSchema),
  owner: { caller: 'customerId' },
  access: 'opt-in',
})

export const getBeneficialOwner = get('/beneficial-owners/{beneficialOwnerId}', {
  returns: beneficialOwnerSchema,
  access: 'opt-in',
})

/** Changes a beneficial owner. Fields that are left out do not change. Owners cannot be deleted. */
export const updateBeneficialOwner = patch('/beneficial-owners/{beneficialOwnerId}', {
  request: beneficialOwnerUpdateRequestSchema,
  returns: beneficialOwnerSchema,
  openAfterApproval: [],
  access: 'opt-in',
})
