import { lookUp } from '@countersign/core/wire'
import type { Route, SandboxContext, SandboxRequest } from '../context.ts'
import { referenceNotFound, ServiceError, unknownReference } from '../http/answers.ts'
import { pageOf } from '../http/paging.ts'
import { isCurrencyCode } from '../payments/currencies.ts'
import { findPayeeErrors } from '../payments/payeeRules.ts'
import { isTrusted } from '../sca/trustedAccounts.ts'
import type { ExternalAccountRecord } from '../state/records.ts'

const railsByType: Readonly<Record<string, readonly string[]>> = {
  USD_ACCOUNT: ['ACH', 'WIRE', 'RTP', 'FEDNOW'],
  EUR_ACCOUNT: ['SEPA', 'SEPA_INSTANT'],
}

/** What the payee's bank said about the name, by the last three characters of the account. */
const verificationBySuffix: Readonly<Record<string, string>> = {
  '102': 'NOT_MATCHED',
  '103': 'PARTIAL_MATCH',
  '104': 'PENDING',
  '106': 'UNSUPPORTED',
  '107': 'CHECKED_BY_RECEIVING_FI',
}

export const listExternalAccounts: Route<'listExternalAccounts'> = (context, { query }) => {
  const accounts = context.state.externalAccounts
    .list({ customerId: query.customerId })
    .filter((account) => query.currency === undefined || account.currency === query.currency)
  return { status: 200, body: pageOf(accounts, query) }
}

const create: Route<'createExternalAccount'> = (context, { body }) => {
  if (!context.state.customers.has(body.customerId)) throw unknownReference('customerId')
  const { accountInfo, currency } = body
  const suffix = primaryIdentifierOf(accountInfo).slice(-3)
  if (suffix === '105' || !isCurrencyCode(currency))
    throw new ServiceError({ status: 400, code: 'INVALID_BANK_ACCOUNT', message: 'The account does not exist' })
  refuseDuplicate(context, { body })

  const id = context.createId('ExternalAccount')
  const paymentRails = lookUp(railsByType, accountInfo.accountType)
  const account: ExternalAccountRecord = {
    defaultUmaDepositAccount: false,
    ...body,
    id,
    currency,
    status: 'ACTIVE',
    ...verificationOf({ accountInfo, suffix }),
    accountInfo: { ...accountInfo, ...(paymentRails && { paymentRails }) },
  }
  if (account.defaultUmaDepositAccount) clearDefaultDepositAccount(context, { customerId: body.customerId })
  context.state.externalAccounts.set(id, account)
  return { status: 201, body: account }
}

export const createExternalAccount: Route<'createExternalAccount'> = Object.assign(create, {
  findErrors: findPayeeErrors,
})

export const getExternalAccount: Route<'getExternalAccount'> = (context, { params }) => ({
  status: 200,
  body: findExternalAccount(context, { id: params.externalAccountId }),
})

export const deleteExternalAccount: Route<'deleteExternalAccount'> = (context, { params }) => {
  const { id } = findExternalAccount(context, { id: params.externalAccountId })
  if (isTrusted(context, { externalAccountId: id }))
    throw new ServiceError({ status: 409, code: 'BENEFICIARY_TRUSTED', message: 'The account is trusted' })
  context.state.externalAccounts.delete(id)
  return { status: 204 }
}

export function findExternalAccount(context: SandboxContext, parameters: { id: string }): ExternalAccountRecord {
  const account = context.state.externalAccounts.get(parameters.id)
  if (!account) throw referenceNotFound('external account')
  return account
}

/** The account number, IBAN or address. */
export function primaryIdentifierOf(accountInfo: Readonly<Record<string, unknown>>): string {
  return String(accountInfo.accountNumber ?? accountInfo.iban ?? accountInfo.address)
}

type CreateBody = SandboxRequest<'createExternalAccount'>['body']

function refuseDuplicate(context: SandboxContext, parameters: { body: CreateBody }): void {
  const { customerId, currency, accountInfo, platformAccountId } = parameters.body
  const { externalAccounts } = context.state
  const sameName = platformAccountId === undefined ? [] : externalAccounts.where('platformAccountId', platformAccountId)
  const sameAccount = externalAccounts
    .where('customerId', customerId)
    .filter(
      (other) =>
        other.currency === currency &&
        other.accountInfo.accountType === accountInfo.accountType &&
        other.accountInfo.routingNumber === accountInfo.routingNumber &&
        primaryIdentifierOf(other.accountInfo) === primaryIdentifierOf(accountInfo),
    )
  const [other] = [...sameAccount, ...sameName]
  if (!other) return
  throw new ServiceError({
    status: 409,
    code: 'DUPLICATE_EXTERNAL_ACCOUNT',
    message: 'This account was already added',
    details: { externalAccountId: other.id, platformAccountId: other.platformAccountId },
  })
}

function verificationOf(parameters: { accountInfo: CreateBody['accountInfo']; suffix: string }) {
  const { accountInfo, suffix } = parameters
  const beneficiary = accountInfo.beneficiary as { fullName?: string; legalName?: string } | undefined
  const beneficiaryVerificationStatus = lookUp(verificationBySuffix, suffix) ?? 'MATCHED'
  const fullName = beneficiary?.fullName ?? beneficiary?.legalName
  if (fullName === undefined) return { beneficiaryVerificationStatus }
  if (beneficiaryVerificationStatus === 'MATCHED')
    return { beneficiaryVerificationStatus, beneficiaryVerifiedData: { fullName } }
  if (beneficiaryVerificationStatus === 'PARTIAL_MATCH')
    return {
      beneficiaryVerificationStatus,
      beneficiaryVerifiedData: { fullName: `${fullName.slice(0, 1)}. ${fullName.split(' ').at(-1)}` },
    }
  return { beneficiaryVerificationStatus }
}

/** There is one default account for deposits to a UMA address; a new one replaces it. */
function clearDefaultDepositAccount(context: SandboxContext, parameters: { customerId: string }): void {
  for (const account of context.state.externalAccounts.where('customerId', parameters.customerId))
    account.defaultUmaDepositAccount = false
}
