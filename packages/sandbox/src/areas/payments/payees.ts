import { lookUp, payeeFormOf } from '@countersign/core/wire'
import type { SandboxContext } from '../../context.ts'
import { schedule } from '../../due/schedule.ts'
import { ServiceError } from '../../http/responses.ts'
import { worthTimes1e8 } from '../../money/amounts.ts'
import { currencyOf } from '../../money/currencies.ts'
import type { ExternalAccountRecord } from '../../state/records.ts'
import { emit } from '../webhooks/emit.ts'

type AccountInfo = ExternalAccountRecord['accountInfo']

/** Fields that identify an account, in order of precedence. */
const identifiers = [
  ...['accountNumber', 'iban', 'address', 'clabeNumber', 'pixKey', 'vpa', 'phoneNumber'],
  ...['invoice', 'lightningAddress', 'bolt12'],
]

/** Returns the account number, IBAN, address or other identifier of an account. */
export function primaryIdentifierOf(accountInfo: AccountInfo): string {
  const name = identifiers.find((identifier) => typeof lookUp(accountInfo, identifier) === 'string')
  // The fields of two account types are undocumented, so the whole account identifies them.
  return name === undefined ? JSON.stringify(accountInfo) : String(lookUp(accountInfo, name))
}

/** Returns the last three characters of the identifier, which select an outcome; if it contains an @, those before it. */
export function suffixOf(accountInfo: AccountInfo): string {
  const [name = ''] = primaryIdentifierOf(accountInfo).split('@')
  const suffix = name.slice(-3)
  // Base58 has no zero, so Solana addresses have twins of 002 to 008.
  const isTwin = accountInfo.accountType === 'SOLANA_WALLET' && /^11[2-8]$/.test(suffix)
  return isTwin ? `00${suffix.slice(-1)}` : suffix
}

/** Returns whether this is a wallet without a custodian. */
export function isSelfCustody({ accountType, vaspName }: AccountInfo): boolean {
  return accountType.endsWith('_WALLET') && vaspName === undefined
}

/** Returns the rails of an account: those of the ways that are filled in. */
export function railsOf(accountInfo: AccountInfo): readonly string[] {
  const { rails = [], ways } = payeeFormOf(accountInfo.accountType) ?? {}
  if (!ways) return rails
  const open = ways.filter(({ fields }) => fields.every((field) => typeof lookUp(accountInfo, field) === 'string'))
  return rails.filter((rail) => open.some((way) => way.rails.includes(rail)))
}

/** Ends a pending name check. */
export function endNameCheck(context: SandboxContext, { subject }: { subject: string }): void {
  const account = context.state.externalAccounts.get(subject)
  if (account) Object.assign(account, nameCheckOf(account.accountInfo, { status: 'MATCHED' }))
}

/** Returns the result of a name check as the wire shows it. Without a name there is nothing to check. */
export function nameCheckOf(accountInfo: AccountInfo, { status }: { status: string }) {
  const beneficiary = accountInfo.beneficiary as { fullName?: string; legalName?: string } | undefined
  const name = beneficiary?.fullName ?? beneficiary?.legalName
  if (name === undefined) return {}
  const [initial, last] = [name.slice(0, 1), name.split(' ').at(-1)]
  const fullName = status === 'MATCHED' ? name : status === 'PARTIAL_MATCH' ? `${initial}. ${last}` : undefined
  return { beneficiaryVerificationStatus: status, ...(fullName && { beneficiaryVerifiedData: { fullName } }) }
}

/** Moves an account to another status, and announces it. The only place that does. */
export function setPayeeStatus(
  context: SandboxContext,
  parameters: { account: ExternalAccountRecord; status: ExternalAccountRecord['status']; at?: number },
): void {
  const { account, status, at } = parameters
  if (account.status === status) return
  account.status = status
  const data = { ...account, customerId: account.customerId ?? null }
  emit(context, { type: 'EXTERNAL_ACCOUNT.STATUS_UPDATED', data, at })
}

/** The duration of a bank validation, a review and a name check. */
const reviewMs = 60_000

/** Schedules the end of a validation (then ACTIVE), of a review (then INACTIVE) and of a name check. */
export function schedulePayeeReview(context: SandboxContext, account: ExternalAccountRecord): void {
  const isWaiting = account.status === 'PENDING' || account.status === 'UNDER_REVIEW'
  if (isWaiting) schedule(context, { type: 'endPayeeReview', subject: account.id, at: context.now() + reviewMs })
  if (account.beneficiaryVerificationStatus === 'PENDING')
    schedule(context, { type: 'endNameCheck', subject: account.id, at: context.now() + reviewMs })
}

export function endPayeeReview(context: SandboxContext, { subject, at }: { subject: string; at: number }): void {
  const account = context.state.externalAccounts.get(subject)
  if (!account) return
  if (account.status === 'PENDING') setPayeeStatus(context, { account, status: 'ACTIVE', at })
  if (account.status === 'UNDER_REVIEW') setPayeeStatus(context, { account, status: 'INACTIVE', at })
}

/** The largest payment to a wallet without proof of ownership, in dollars. */
const unprovenLimit = 1000n

/**
 * Checks that an account can receive a payment.
 *
 * @throws `ServiceError` 400 `EXTERNAL_ACCOUNT_VERIFICATION_REQUIRED` or `INVALID_BANK_ACCOUNT`, 409
 * `BANK_ACCOUNT_VALIDATION_PENDING`.
 */
export function requirePayable(account: ExternalAccountRecord, parameters: { receiving: bigint }): void {
  const { decimals } = currencyOf(account.currency)
  const worth = parameters.receiving * worthTimes1e8[account.currency]
  const isAboveLimit = worth > unprovenLimit * 10n ** BigInt(decimals + 8)
  const isUnproven = account.status === 'PENDING_OWNERSHIP_VERIFICATION' && isAboveLimit
  if (isUnproven || account.status === 'UNVERIFIED') throw verificationRequired
  if (account.status === 'PENDING' || account.status === 'UNDER_REVIEW') throw validationPending
  if (account.status === 'INACTIVE') throw noSuchAccount
}

const verificationRequired = new ServiceError({
  status: 400,
  code: 'EXTERNAL_ACCOUNT_VERIFICATION_REQUIRED',
  message: 'The ownership of the wallet must be verified first',
})
const validationPending = new ServiceError({
  status: 409,
  code: 'BANK_ACCOUNT_VALIDATION_PENDING',
  message: 'The account is still being validated',
})
export const noSuchAccount = new ServiceError({
  status: 400,
  code: 'INVALID_BANK_ACCOUNT',
  message: 'The account does not exist',
})
