import type { Route } from '../../../context.ts'
import { pageOf } from '../../../http/paging.ts'
import { invalidInput, referenceNotFound } from '../../../http/responses.ts'
import { isDecided } from '../customerStatus.ts'
import { describeVerification } from '../describeVerification.ts'
import { submit } from '../submit.ts'
import { findCustomer } from './customers.ts'

export const createVerification: Route<'createVerification'> = (context, { body }) => {
  const customer = findCustomer(context, { id: body.customerId })
  if (isDecided(customer))
    throw invalidInput([{ field: 'customerId', message: 'The verification of the customer is over', constraint: {} }])
  return { status: 200, body: describeVerification(submit(context, { customer })) }
}

export const listVerifications: Route<'listVerifications'> = (context, { query }) => {
  const { customerId, verificationStatus } = query
  const verifications = context.state.verifications
    .list({ customerId })
    .filter((found) => verificationStatus === undefined || found.verificationStatus === verificationStatus)
  const page = pageOf(verifications, query)
  return { status: 200, body: { ...page, data: page.data.map(describeVerification) } }
}

export const getVerification: Route<'getVerification'> = (context, { params }) => {
  const verification = context.state.verifications.get(params.verificationId)
  if (!verification) throw referenceNotFound('verification')
  return { status: 200, body: describeVerification(verification) }
}
