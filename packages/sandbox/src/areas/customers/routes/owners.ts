import type { Route, SandboxContext } from '../../../context.ts'
import { toIso } from '../../../context.ts'
import { pageOf } from '../../../http/paging.ts'
import { invalidInput, referenceNotFound, unknownReference } from '../../../http/responses.ts'
import type { BeneficialOwnerRecord } from '../../../state/onboardingRecords.ts'
import { reviewErrors } from '../submit.ts'
import { findCustomer } from './customers.ts'

export const createBeneficialOwner: Route<'createBeneficialOwner'> = (context, { body }) => {
  if (findCustomer(context, { id: body.customerId }).customerType !== 'BUSINESS') throw unknownReference('customerId')
  requireShare(context, body)
  const id = context.createId('BeneficialOwner')
  const now = context.now()
  const owner = { ...body, id, kycStatus: 'UNVERIFIED' as const, createdAt: now, updatedAt: now }
  context.state.beneficialOwners.set(id, owner)
  reviewErrors(context, owner)
  return { status: 201, body: describeOwner(owner) }
}

export const listBeneficialOwners: Route<'listBeneficialOwners'> = (context, { query }) => {
  const page = pageOf(context.state.beneficialOwners.where('customerId', query.customerId), query)
  return { status: 200, body: { ...page, data: page.data.map(describeOwner) } }
}

export const getBeneficialOwner: Route<'getBeneficialOwner'> = (context, { params }) => ({
  status: 200,
  body: describeOwner(findOwner(context, { id: params.beneficialOwnerId })),
})

export const updateBeneficialOwner: Route<'updateBeneficialOwner'> = (context, { params, body }) => {
  const owner = findOwner(context, { id: params.beneficialOwnerId })
  const { personalInfo, ...fields } = body
  const { ownershipPercentage = owner.ownershipPercentage } = fields
  requireShare(context, { ...owner, ownershipPercentage })
  Object.assign(owner, fields, { updatedAt: context.now() })
  Object.assign(owner.personalInfo, personalInfo)
  reviewErrors(context, owner)
  return { status: 200, body: describeOwner(owner) }
}

/** @throws `ServiceError` `INVALID_INPUT` when the owners of a business would own more than all of it. */
function requireShare(
  context: SandboxContext,
  parameters: { id?: string; customerId: string; ownershipPercentage: number },
): void {
  const { id, customerId, ownershipPercentage } = parameters
  const others = context.state.beneficialOwners.where('customerId', customerId).filter((owner) => owner.id !== id)
  const rest = others.reduce((left, owner) => left - owner.ownershipPercentage, 100)
  if (ownershipPercentage <= rest) return
  const message = `Expected at most ${Math.max(rest, 0)}: the owners of a business own 100 percent together`
  throw invalidInput([{ field: 'ownershipPercentage', message, constraint: {} }])
}

function findOwner(context: SandboxContext, parameters: { id: string }): BeneficialOwnerRecord {
  const owner = context.state.beneficialOwners.get(parameters.id)
  if (!owner) throw referenceNotFound('beneficial owner')
  return owner
}

/** An owner as it is returned: of the number of their identification only the last four characters are readable. */
function describeOwner(owner: BeneficialOwnerRecord) {
  const { identifier } = owner.personalInfo
  // A short number would be readable as a whole.
  const readable = identifier.length > 4 ? 4 : 0
  const masked = identifier.slice(0, identifier.length - readable).replace(/[^-\s]/g, '*')
  const personalInfo = {
    ...owner.personalInfo,
    identifier: masked + identifier.slice(identifier.length - readable),
  }
  const { createdAt, updatedAt } = owner
  return { ...owner, personalInfo, createdAt: toIso(createdAt), updatedAt: toIso(updatedAt) }
}
