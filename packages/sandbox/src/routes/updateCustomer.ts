import type { ContactChangeRequest } from '@countersign/core/wire'
import { normaliseDestination } from '@countersign/core/wire'
import type { Route, SandboxContext } from '../context.ts'
import { toIso } from '../context.ts'
import { isOtpCredential } from '../credentials/credential.ts'
import { invalidInput, ServiceError } from '../http/answers.ts'
import { createActivityPayload, userIdOf } from '../signing/payload.ts'
import { confirmSignedRequest, isSignedRetry, startSignedRequest } from '../signing/signedRetry.ts'
import { refuseSignatureWithoutRequestId } from '../signing/walletSignature.ts'
import type { CustomerRecord, OtpCredentialRecord } from '../state/records.ts'
import { findCustomer } from './customers.ts'

/**
 * Changes a contact. Where one-time codes go to it, a session of one of those wallets signs, and the credentials
 * change with it; where none do, it changes at once.
 */
export const updateCustomer: Route<'updateCustomer'> = async (context, request) => {
  const customer = findCustomer(context, { id: request.params.customerId })
  if (request.body.customerType !== customer.customerType) throw wrongCustomerType(customer)
  refuseSignatureWithoutRequestId(context, request)
  const change = readChange(request.body)
  const tied = tiedCredentials(context, { customer, change })
  if (isSignedRetry(request)) {
    const { subject } = await confirmSignedRequest(context, { request })
    const stillTied = tiedCredentials(context, { customer, change })
    if (namesOf(stillTied) !== subject)
      throw new ServiceError({
        status: 409,
        code: `${change.type}_CREDENTIAL_SET_CHANGED`,
        message: 'The credentials that are tied to the contact changed meanwhile',
      })
    requireFree(context, { change })
    return { status: 200, body: apply(context, { customer, change, tied: stillTied }) }
  }
  const [first] = tied
  if (!first || customer[change.field] === change.value)
    return { status: 200, body: apply(context, { customer, change, tied }) }
  requireFree(context, { change })
  const accountIds = tied.map(({ accountId }) => accountId)
  const payloadToSign = createActivityPayload(context, { accountId: first.accountId, ...activityOf(change, first) })
  const signer = { who: 'sessions-of-wallets', accountIds } as const
  return startSignedRequest(context, { request, payloadToSign, signer, subject: namesOf(tied) })
}

type Change =
  | { field: 'email'; type: 'EMAIL_OTP'; value: string }
  | { field: 'phoneNumber'; type: 'SMS_OTP'; value: string }

function readChange(body: ContactChangeRequest): Change {
  return 'email' in body
    ? { field: 'email', type: 'EMAIL_OTP', value: body.email }
    : { field: 'phoneNumber', type: 'SMS_OTP', value: body.phoneNumber }
}

function activityOf(change: Change, credential: OtpCredentialRecord) {
  const userId = userIdOf(credential.accountId)
  return change.field === 'email'
    ? { type: 'ACTIVITY_TYPE_UPDATE_USER_EMAIL', parameters: { userEmail: change.value, userId } }
    : { type: 'ACTIVITY_TYPE_UPDATE_USER_PHONE_NUMBER', parameters: { userId, userPhoneNumber: change.value } }
}

/** The one-time-code credentials of this kind on any wallet of the customer. */
function tiedCredentials(
  context: SandboxContext,
  parameters: { customer: CustomerRecord; change: Change },
): OtpCredentialRecord[] {
  const { customer, change } = parameters
  const { credentials, internalAccounts } = context.state
  return internalAccounts
    .where('customerId', customer.id)
    .flatMap(({ id }) => credentials.where('accountId', id))
    .filter(isOtpCredential)
    .filter(({ type }) => type === change.type)
}

function namesOf(credentials: readonly OtpCredentialRecord[]): string {
  return credentials.map(({ id }) => id).join(' ')
}

/** @throws `ServiceError` 409 when codes already go to the new address, here or elsewhere. */
function requireFree(context: SandboxContext, parameters: { change: Change }): void {
  const { type, value } = parameters.change
  for (const other of context.state.credentials.where('destination', normaliseDestination(value)))
    if (other.type === type)
      throw new ServiceError({
        status: 409,
        code: type === 'EMAIL_OTP' ? 'EMAIL_OTP_EMAIL_ALREADY_EXISTS' : 'SMS_OTP_PHONE_NUMBER_ALREADY_EXISTS',
        message: 'A credential is already tied to the new contact',
      })
}

/** The contact and every tied credential together. Codes that went to the old contact are void. */
function apply(
  context: SandboxContext,
  parameters: { customer: CustomerRecord; change: Change; tied: readonly OtpCredentialRecord[] },
): CustomerRecord {
  const { customer, change, tied } = parameters
  if (customer[change.field] === change.value) return customer
  const now = context.now()
  customer[change.field] = change.value
  customer.updatedAt = toIso(now)
  for (const credential of tied) {
    context.state.credentials.update(credential, () => {
      credential.nickname = change.value
    })
    credential.updatedAt = now
    context.state.pendingOtps.delete(credential.id)
  }
  return customer
}

function wrongCustomerType(customer: CustomerRecord) {
  const constraint = { enum: [customer.customerType] }
  return invalidInput([{ field: 'customerType', message: "Expected the customer's own type", constraint }])
}
