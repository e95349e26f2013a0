import type { Route, SandboxContext } from '../../../context.ts'
import { toIso } from '../../../context.ts'
import type { RouteResponse } from '../../../http/responses.ts'
import { invalidInput, ServiceError } from '../../../http/responses.ts'
import type { CustomerRecord } from '../../../state/records.ts'
import { reviewErrors } from '../submit.ts'
import { describeCustomer, findCustomer } from './customers.ts'

/** The one code that the sandbox ever sends to a contact. */
const contactCode = '123456'
const codeLifetimeMs = 600_000
const mostWrongAttempts = 5

type Channel = 'email' | 'phone'

/** Under which id the code of a channel is kept. */
export function contactCodeId(customerId: string, channel: Channel): string {
  return `${customerId} ${channel}`
}

export const verifyEmail: Route<'verifyEmail'> = (context, { params }) =>
  sendContactCode(context, { customerId: params.customerId, channel: 'email' })

export const verifyPhone: Route<'verifyPhone'> = (context, { params }) =>
  sendContactCode(context, { customerId: params.customerId, channel: 'phone' })

export const confirmEmail: Route<'confirmEmail'> = (context, { params, body }) =>
  confirmContact(context, { customerId: params.customerId, channel: 'email', code: body.code })

export const confirmPhone: Route<'confirmPhone'> = (context, { params, body }) =>
  confirmContact(context, { customerId: params.customerId, channel: 'phone', code: body.code })

type OfChannel = { customerId: string; channel: Channel }

/** Sends a code, also again; the code before is void. */
function sendContactCode(context: SandboxContext, { customerId, channel }: OfChannel): RouteResponse {
  const customer = findPending(context, { customerId, channel })
  const id = contactCodeId(customerId, channel)
  const now = context.now()
  context.state.contactCodes.set(id, { id, expiresAt: now + codeLifetimeMs, wrongAttempts: 0 })
  const to = String(channel === 'email' ? customer.email : customer.phoneNumber)
  const sms = channel === 'email' ? 'email' : 'sms'
  context.state.inbox.push({ to, channel: sms, code: contactCode, sentAt: new Date(now) })
  return { status: 204 }
}

function confirmContact(context: SandboxContext, { code, ...contact }: OfChannel & { code: string }): RouteResponse {
  const customer = findPending(context, contact)
  const id = contactCodeId(contact.customerId, contact.channel)
  const sent = context.state.contactCodes.get(id)
  if (!sent || sent.expiresAt <= context.now() || sent.wrongAttempts >= mostWrongAttempts)
    throw wrongCode('There is no code to confirm, or it is too old; send a new one')
  if (code !== contactCode) {
    sent.wrongAttempts += 1
    throw wrongCode('Expected the code that was sent')
  }
  context.state.contactCodes.delete(id)
  customer.contactVerification = { ...customer.contactVerification, [contact.channel]: 'VERIFIED' }
  customer.updatedAt = toIso(context.now())
  reviewErrors(context, contact)
  return { status: 200, body: describeCustomer(customer) }
}

/** @throws `ServiceError` 404 for an unknown customer, 409 for a channel that need not be verified, or is. */
function findPending(context: SandboxContext, { customerId, channel }: OfChannel): CustomerRecord {
  const customer = findCustomer(context, { id: customerId })
  const { [channel]: status } = customer.contactVerification ?? {}
  if (status === 'PENDING') return customer
  const message = status === undefined ? 'This channel need not be verified' : 'This channel is verified already'
  throw new ServiceError({ status: 409, code: 'CONFLICT', message })
}

function wrongCode(message: string): ServiceError {
  return invalidInput([{ field: 'code', message, constraint: {} }])
}
