import type { Route, SandboxContext } from '../../context.ts'
import { toIso } from '../../context.ts'
import { pageOf } from '../../http/paging.ts'
import { referenceNotFound, unknownReference } from '../../http/responses.ts'
import type { BeneficialOwnerRecord } from '../../state/onboardingRecords.ts'
import { reviewErrors } from '../../verification/submit.ts'
import { findCustomer } from '../customers.ts'

export const createBeneficialOwner: Route<'createBeneficialOwner'> = (context, { body }) => {
  if (findCustomer(context, { id: body.customerId }).customerType !== 'BUSINESS') throw unknownReference('customerId')
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
  Object.assign(owner, fields, { updatedAt: context.now() })
  Object.assign(owner.personalInfo, personalInfo)
  reviewErrors(context, owner)
  return { status: 200, body: describeOwner(owner) }
}

function findOwner(context: SandboxContext, parameters: { id: string }): BeneficialOwnerRecord {
  const owner = context.state.beneficialOwners.get(parameters.id)
  if (!owner) throw referenceNotFound('beneficial owner')
  return owner
}

/** An owner as it is returned: never with the number of their identification. */
function describeOwner(owner: BeneficialOwnerRecord) {
  const { identifier: _secret, ...personalInfo } = owner.personalInfo
  const { createdAt, updatedAt } = owner
  return { ...owner, personalInfo, createdAt: toIso(createdAt), updatedAt: toIso(updatedAt) }
}
