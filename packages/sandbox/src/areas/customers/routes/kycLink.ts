import type { Route } from '../../../context.ts'
import { toIso } from '../../../context.ts'
import { scheduleForget } from '../../../due/schedule.ts'
import { ServiceError } from '../../../http/responses.ts'
import { findCustomer } from './customers.ts'

const linkMs = 3_600_000

/** The hosted check is a page of the sandbox itself; see `kycPages.ts`. */
export const createKycLink: Route<'createKycLink'> = (context, { params, body, origin }) => {
  const customer = findCustomer(context, { id: params.customerId })
  if (Object.values(customer.contactVerification ?? {}).includes('PENDING'))
    throw new ServiceError({ status: 409, code: 'CONFLICT', message: 'A contact channel is not verified yet' })
  const id = context.createId('KycLink').slice('KycLink:'.length)
  const expiresAt = context.now() + linkMs
  const { redirectUri } = body ?? {}
  context.state.kycLinks.set(id, { id, customerId: customer.id, redirectUri, expiresAt, used: false })
  scheduleForget(context, { table: 'kycLinks', id, at: expiresAt + linkMs })
  const kycUrl = `${origin}/sandbox/kyc/${id}`
  return { status: 201, body: { kycUrl, expiresAt: toIso(expiresAt), provider: 'SUMSUB', token: id } }
}
