import { lookUp, payeeFormOf } from '@countersign/core/wire'
import type { SandboxContext, SandboxRequest } from '../../context.ts'
import { invalidInput, ServiceError } from '../../http/responses.ts'
import { currencyCodes, isCurrencyCode } from '../../money/currencies.ts'
import { ownerKey } from '../../state/ownerKey.ts'
import type { ExternalAccountRecord } from '../../state/records.ts'
import { isScaCustomer } from '../sca/customers.ts'
import {
  isSelfCustody,
  nameCheckOf,
  noSuchAccount,
  primaryIdentifierOf,
  railsOf,
  schedulePayeeReview,
  suffixOf,
} from './payees.ts'

type Body = SandboxRequest<'createPlatformExternalAccount'>['body'] & { defaultUmaDepositAccount?: boolean | undefined }

/** The result of the name check, by the last three characters of the account. */
const nameChecks: Readonly<Record<string, string>> = {
  '102': 'NOT_MATCHED',
  '103': 'PARTIAL_MATCH',
  '104': 'PENDING',
  '106': 'UNSUPPORTED',
  '107': 'CHECKED_BY_RECEIVING_FI',
}

/** The first status of an account that is not usable at once. Neither source documents these two suffixes. */
const statuses: Readonly<Record<string, ExternalAccountRecord['status']>> = { '108': 'PENDING', '109': 'UNDER_REVIEW' }

/**
 * Adds an external account of a customer or of the platform.
 *
 * @throws `ServiceError` `INVALID_BANK_ACCOUNT`, `INVALID_INPUT`, `DUPLICATE_EXTERNAL_ACCOUNT`.
 */
export function addPayee(
  context: SandboxContext,
  parameters: { customerId: string | undefined; body: Body },
): ExternalAccountRecord {
  const { customerId, body } = parameters
  const { accountInfo, currency, ownershipType } = body
  if (!isCurrencyCode(currency)) throw unknownCurrency()
  const suffix = suffixOf(accountInfo)
  if (suffix === '105') throw noSuchAccount
  const isChecked = isSelfCustody(accountInfo) && isUnderCounterpartyRules(context, { customerId })
  if (isChecked && customerId !== undefined && ownershipType === undefined) throw ownershipUnsaid()
  refuseDuplicate(context, parameters)

  const isUnproven = isChecked && ownershipType === 'FIRST_PARTY'
  const rails = railsOf(accountInfo)
  const account: ExternalAccountRecord = {
    ...body,
    id: context.createId('ExternalAccount'),
    // The text that is kept with the customer already.
    customerId: customerId === undefined ? undefined : (context.state.customers.get(customerId)?.id ?? customerId),
    currency,
    status: isUnproven ? 'PENDING_OWNERSHIP_VERIFICATION' : (lookUp(statuses, suffix) ?? 'ACTIVE'),
    ...nameCheckOf(accountInfo, { status: lookUp(nameChecks, suffix) ?? usualCheckOf(accountInfo) }),
    accountInfo: { ...accountInfo, ...(rails.length > 0 && { paymentRails: rails }) },
  }
  context.state.externalAccounts.set(account.id, account)
  schedulePayeeReview(context, account)
  return account
}

/** Returns the result of the other name checks. A free-text provider cannot be asked for a name. */
function usualCheckOf({ accountType }: Body['accountInfo']): string {
  const provider = payeeFormOf(accountType)?.required.find(({ name }) => name === 'provider')
  return provider && !provider.values ? 'UNSUPPORTED' : 'MATCHED'
}

/** Returns whether the owner of a wallet must be known: in the European Economic Area, and for platform accounts. */
function isUnderCounterpartyRules(context: SandboxContext, { customerId }: { customerId: string | undefined }) {
  return customerId === undefined || isScaCustomer(context, { customerId })
}

function refuseDuplicate(
  context: SandboxContext,
  { customerId, body }: { customerId: string | undefined; body: Body },
): void {
  const { currency, accountInfo, platformAccountId } = body
  const { externalAccounts } = context.state
  const sameName = platformAccountId === undefined ? [] : externalAccounts.where('platformAccountId', platformAccountId)
  const sameAccount = externalAccounts
    .where('owner', ownerKey(customerId))
    .filter(
      (other) =>
        other.currency === currency &&
        other.accountInfo.accountType === accountInfo.accountType &&
        other.accountInfo.routingNumber === accountInfo.routingNumber &&
        nameOf(other.accountInfo) === nameOf(accountInfo),
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

/** Returns the identifier of an account without the fields that the service adds. */
function nameOf({ paymentRails: _, ...accountInfo }: ExternalAccountRecord['accountInfo']): string {
  return primaryIdentifierOf(accountInfo)
}

function unknownCurrency() {
  return invalidInput([{ field: 'currency', message: 'Not served', constraint: { enum: [...currencyCodes] } }])
}

function ownershipUnsaid() {
  const constraint = { enum: ['FIRST_PARTY', 'THIRD_PARTY'] }
  return invalidInput([{ field: 'ownershipType', message: 'Required for wallets of this customer', constraint }])
}
