import type { FieldError } from '@countersign/core/wire'
import { normalizeDestination } from '@countersign/core/wire'
import type { Route, SandboxContext, SandboxRequest } from '../../../context.ts'
import { toIso } from '../../../context.ts'
import { invalidInput, ServiceError } from '../../../http/responses.ts'
import { createActivityPayload, userIdOf } from '../../../signing/payload.ts'
import { confirmSignedRequest, isSignedRetry, startSignedRequest } from '../../../signing/signedRetry.ts'
import { refuseSignatureWithoutRequestId } from '../../../signing/walletSignature.ts'
import type { ConsentRecord } from '../../../state/onboardingRecords.ts'
import type { CustomerRecord, OtpCredentialRecord } from '../../../state/records.ts'
import { isOtpCredential } from '../../credentials/credential.ts'
import { addConsents } from '../agreements.ts'
import { findCustomerErrors } from '../customerErrors.ts'
import { setCustomerStatus } from '../customerStatus.ts'
import { statedFields } from '../statedFields.ts'
import { reviewErrors } from '../submit.ts'
import { findTaxIdErrors } from '../taxIds.ts'
import { contactCodeId } from './contactVerification.ts'
import {
  describeCustomer,
  findCustomer,
  provisionAccounts,
  requireFreePlatformId,
  requireFreeUmaAddress,
} from './customers.ts'

type UpdateBody = SandboxRequest<'updateCustomer'>['body']

/**
 * Changes a contact. Where one-time codes go to it, a session of one of those wallets signs, and the credentials
 * change with it; where none do, it changes at once, like everything else of a customer.
 */
const update: Route<'updateCustomer'> = async (context, request) => {
  const { body } = request
  const customer = findCustomer(context, { id: request.params.customerId })
  if (body.customerType !== customer.customerType) throw wrongCustomerType(customer)
  refuseSignatureWithoutRequestId(context, request)
  if (body.umaAddress !== undefined && body.umaAddress !== customer.umaAddress)
    requireFreeUmaAddress(context, { umaAddress: body.umaAddress })
  if (body.platformCustomerId !== undefined && body.platformCustomerId !== customer.platformCustomerId)
    requireFreePlatformId(context, { platformCustomerId: body.platformCustomerId })
  requireTaxId(customer, body)
  const agreementConsents = addConsents(customer.agreementConsents, body)
  const finish = (contact?: TiedChange) => {
    if (contact) applyContact(context, { customer, ...contact })
    applyFields(context, { customer, body, agreementConsents })
    reviewErrors(context, { customerId: customer.id })
    return { status: 200, body: describeCustomer(customer) }
  }
  const change = readChange(body)
  if (!change) return finish()
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
    requireSynced(change)
    return finish({ change, tied: stillTied })
  }
  const [first] = tied
  if (!first || customer[change.field] === change.value) return finish({ change, tied })
  requireFree(context, { change })
  const accountIds = tied.map(({ accountId }) => accountId)
  const payloadToSign = createActivityPayload(context, { accountId: first.accountId, ...activityOf(change, first) })
  const signer = { who: 'sessions-of-wallets', accountIds } as const
  return startSignedRequest(context, { request, payloadToSign, signer, subject: namesOf(tied) })
}

export const updateCustomer: Route<'updateCustomer'> = Object.assign(update, { findErrors: findUpdateErrors })

/** One contact at a time, since each has credentials of its own that are tied to it; and something to change at all. */
function findUpdateErrors(body: unknown): FieldError[] {
  const { customerType: _type, ...changes } = (body ?? {}) as Readonly<Record<string, unknown>>
  const isBoth = changes.email !== undefined && changes.phoneNumber !== undefined
  const both = { field: 'phoneNumber', message: 'Not in one request with email', constraint: {} }
  const nothing = { field: 'body', message: 'Expected something to change', constraint: {} }
  const errors = isBoth ? [both] : Object.keys(changes).length === 0 ? [nothing] : []
  return [...errors, ...findCustomerErrors(body)]
}

type Change =
  | { field: 'email'; type: 'EMAIL_OTP'; value: string }
  | { field: 'phoneNumber'; type: 'SMS_OTP'; value: string }

type TiedChange = { change: Change; tied: readonly OtpCredentialRecord[] }

function readChange({ email, phoneNumber }: UpdateBody): Change | undefined {
  if (email !== undefined) return { field: 'email', type: 'EMAIL_OTP', value: email }
  return phoneNumber === undefined ? undefined : { field: 'phoneNumber', type: 'SMS_OTP', value: phoneNumber }
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
  for (const other of context.state.credentials.where('destination', normalizeDestination(value)))
    if (other.type === type)
      throw new ServiceError({
        status: 409,
        code: type === 'EMAIL_OTP' ? 'EMAIL_OTP_EMAIL_ALREADY_EXISTS' : 'SMS_OTP_PHONE_NUMBER_ALREADY_EXISTS',
        message: 'A credential is already tied to the new contact',
      })
}

/** @throws `ServiceError` 424 for an address at `fail.sync@…`, which no credential takes over; nothing changed then. */
function requireSynced({ type, value }: Change): void {
  if (type === 'EMAIL_OTP' && value.toLowerCase().startsWith('fail.sync@'))
    throw new ServiceError({
      status: 424,
      code: 'EMAIL_OTP_CREDENTIAL_SYNC_FAILED',
      message: 'A credential that is tied to the contact could not be updated',
    })
}

/** The contact and every tied credential together. Codes that went to the old contact are void. */
function applyContact(context: SandboxContext, parameters: TiedChange & { customer: CustomerRecord }): void {
  const { customer, change, tied } = parameters
  if (customer[change.field] === change.value) return
  const now = context.now()
  customer[change.field] = change.value
  customer.updatedAt = toIso(now)
  if (context.settings.contactVerification) {
    const channel = change.field === 'email' ? 'email' : 'phone'
    customer.contactVerification = { ...customer.contactVerification, [channel]: 'PENDING' }
    context.state.contactCodes.delete(contactCodeId(customer.id, channel))
  }
  for (const credential of tied) {
    context.state.credentials.update(credential, () => {
      credential.nickname = change.value
    })
    credential.updatedAt = now
    context.state.pendingOtps.delete(credential.id)
  }
}

/** Everything but contacts and consents, which have rules of their own. What is left out stays as it is. */
function applyFields(
  context: SandboxContext,
  parameters: { customer: CustomerRecord; body: UpdateBody; agreementConsents: ConsentRecord[] },
): void {
  const { customer, body, agreementConsents } = parameters
  const stated = statedFields(body)
  const { customerType, email, phoneNumber, endUserTermsConsent, kycStatus, kybStatus, businessInfo, ...rest } = stated
  const fields = { ...rest, agreementConsents, ...(businessInfo && mergeBusinessInfo(customer, businessInfo)) }
  const status = customerType === 'INDIVIDUAL' ? kycStatus : kybStatus
  if (status) setCustomerStatus(context, { customer, status })
  if (Object.keys(rest).length > 0 || businessInfo || endUserTermsConsent) customer.updatedAt = toIso(context.now())
  context.state.customers.update(customer, () => {
    Object.assign(customer, fields)
  })
  provisionAccounts(context, { customer })
}

function mergeBusinessInfo(customer: CustomerRecord, businessInfo: NonNullable<UpdateBody['businessInfo']>) {
  return { businessInfo: { ...(customer.businessInfo as object | undefined), ...businessInfo } }
}

/** @throws `ServiceError` `INVALID_INPUT` when the number and the country of a business do not go together afterwards. */
function requireTaxId(customer: CustomerRecord, { businessInfo }: UpdateBody): void {
  if (!businessInfo) return
  const errors = findTaxIdErrors(mergeBusinessInfo(customer, businessInfo).businessInfo)
  if (errors.length > 0) throw invalidInput(errors)
}

function wrongCustomerType(customer: CustomerRecord) {
  const constraint = { enum: [customer.customerType] }
  return invalidInput([{ field: 'customerType', message: "Expected the customer's own type", constraint }])
}
