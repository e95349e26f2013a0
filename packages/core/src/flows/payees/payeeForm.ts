import { createPayee, getAccount, getPayee } from '../../api/accounts.ts'
import { call } from '../../api/send.ts'
import type { WalletClient } from '../../createWalletClient.ts'
import { isOutcomeUnknown } from '../../errors/outcome.ts'
import { isWalletError, unexpected, WalletError } from '../../errors/WalletError.ts'
import { listDiscoveries } from '../../wire/discoveries.ts'
import type { ExternalAccount } from '../../wire/externalAccounts.ts'
import { lookUp } from '../../wire/lookUp.ts'
import { listPayeeFields, type PayeeEntry, toAccountInfo } from '../../wire/payees/payeeFormFields.ts'
import { payeeFormOf } from '../../wire/payees/payeeForms.ts'
import { removePayee } from './payeeList.ts'

export { waitForNameCheck } from '../payment/waitForNameCheck.ts'
export { isSamePayee } from '../sca/isSamePayee.ts'
export { removePayee } from './payeeList.ts'

/** A payee that can be paid now. `isNew`: it was added just now, and not found among those that were there. */
export type AddedPayee = { readonly payee: ExternalAccount; readonly isNew: boolean }

export type AddPayeeParameters = {
  /** A wallet of the customer whose payee it becomes. */
  accountId: string
  entry: PayeeEntry
  signal?: AbortSignal | undefined
}
export type AddPayeeReturnType = Awaited<ReturnType<typeof addPayee>>

/**
 * Adds a payee. The service refuses an account that is there already, so a request without an answer is made once more,
 * and an account that exists is returned as it is.
 *
 * @throws `WalletError` `INVALID_INPUT` with every invalid field in `details.errors`: show each at its field.
 * @throws `WalletError` `UNEXPECTED_RESPONSE`: the answer names another account than the one that was entered. Do not use
 * it; read the list of payees and look for one that the user did not enter.
 */
export async function addPayee(client: WalletClient, parameters: AddPayeeParameters): Promise<AddedPayee> {
  const { accountId, entry, signal } = parameters
  const { customerId } = await getAccount(client, { accountId, signal })
  if (customerId === undefined) throw new WalletError('REFERENCE_NOT_FOUND')
  const { currency, isOwn } = entry
  const ownership = isOwn === undefined ? {} : ({ ownershipType: isOwn ? 'FIRST_PARTY' : 'THIRD_PARTY' } as const)
  const payee = { customerId, currency, accountInfo: toAccountInfo(entry), ...ownership }
  const attempt = () => createPayee(client, { payee, signal })
  try {
    const created = await attempt().catch((error: unknown) => {
      if (isOutcomeUnknown(error) && !signal?.aborted) return attempt()
      throw error
    })
    return { payee: assertEntered(created, entry), isNew: true }
  } catch (error) {
    const existing = isWalletError(error, 'DUPLICATE_EXTERNAL_ACCOUNT') ? error.details?.externalAccountId : undefined
    if (existing === undefined) throw error
    const found = await getPayee(client, { payeeId: existing, signal })
    return { payee: assertEntered(found, entry), isNew: false }
  }
}

export type ReadBanksParameters = { accountType: string; currency: string; signal?: AbortSignal | undefined }
export type ReadBanksReturnType = Awaited<ReturnType<typeof readBanks>>

/**
 * Returns the banks that an account of this type can be at, by the names that the service takes. `undefined` where any
 * name is accepted.
 */
export async function readBanks(
  client: WalletClient,
  parameters: ReadBanksParameters,
): Promise<readonly { name: string; label: string }[] | undefined> {
  const { accountType, currency, signal } = parameters
  const { countries, required = [], optional = [] } = payeeFormOf(accountType) ?? {}
  const [country] = countries ?? []
  if (country === undefined || ![...required, ...optional].some(({ name }) => name === 'bankName')) return undefined
  const { data } = await call(client, listDiscoveries, { query: { country, currency }, signal })
  if (data.length === 0) return undefined
  return data.map(({ bankName, displayName }) => ({ name: bankName, label: displayName }))
}

export type ReplacePayeeParameters = AddPayeeParameters & {
  /** The payee whose place the new one takes. `undefined`: it takes none. */
  payeeId: string | undefined
}
export type ReplacePayeeReturnType = Awaited<ReturnType<typeof replacePayee>>

/**
 * Changes a payee: the interface has no call for that, so it is removed and added again.
 *
 * @throws `WalletError` `BENEFICIARY_TRUSTED`: stop trusting it first. Nothing was changed. After any other error the
 * payee may be gone: read the list.
 */
export async function replacePayee(client: WalletClient, parameters: ReplacePayeeParameters): Promise<AddedPayee> {
  const { payeeId, ...addition } = parameters
  // It may be gone already: an earlier attempt removed it.
  if (payeeId !== undefined) await removePayee(client, { payeeId, signal: parameters.signal })
  return addPayee(client, addition)
}

/**
 * A relay that answers with another account would have money sent there. Letters' case and spaces are the service's, but for an
 * address in base58: in another case it is another address.
 */
function assertEntered(payee: ExternalAccount, entry: PayeeEntry): ExternalAccount {
  const account: Readonly<Record<string, unknown>> = payee.accountInfo
  const asked = toAccountInfo(entry)
  const differs = listPayeeFields(entry).some(({ path, name }) => {
    const value = lookUp(asked, name)
    const read = name === 'address' && /^(SOLANA|TRON)_/.test(entry.accountType) ? String : fold
    return !path.includes('.beneficiary.') && value !== undefined && read(lookUp(account, name)) !== read(value)
  })
  if (differs || payee.accountInfo.accountType !== entry.accountType || payee.currency !== entry.currency)
    throw unexpected('another account')
  return payee
}

const fold = (value: unknown) => String(value).replace(/\s/g, '').toLowerCase()
