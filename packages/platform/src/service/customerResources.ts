import {
  getExternalAccount,
  getQuote,
  getTransaction,
  listCredentials,
  listInternalAccounts,
  listSessions,
} from '@countersign/core/wire'
import * as v from 'valibot'
import { mapConcurrently } from './mapConcurrently.ts'
import { Declined, readFromService } from './readFromService.ts'
import { readPages } from './readPages.ts'
import type { Service } from './service.ts'

const textSchema = v.string()
const list = <const item extends v.GenericSchema>(item: item) => v.object({ data: v.array(item) })
const accountSchema = v.object({ id: textSchema, customerId: v.nullish(textSchema) })
const credentialSchema = v.object({
  id: textSchema,
  accountId: textSchema,
  type: textSchema,
  nickname: textSchema,
  /** The WebAuthn id of a passkey. */
  credentialId: v.nullish(textSchema),
})
const ownedSchema = v.object({ id: textSchema, customerId: v.nullish(textSchema) })
const quoteSourceSchema = v.object({
  source: v.object({
    sourceType: v.optional(textSchema, ''),
    accountId: v.nullish(textSchema),
    customerId: v.nullish(textSchema),
  }),
  paymentInstructions: v.optional(v.unknown()),
})
const signedInstructionSchema = v.object({
  accountOrWalletInfo: v.object({
    accountType: v.literal('EMBEDDED_WALLET'),
    payloadToSign: v.pipe(textSchema, v.minLength(1)),
  }),
})

type KnownCredential = v.InferOutput<typeof credentialSchema>
type OfCustomer = { readonly customerId: string }

/** Returns a customer's internal accounts, all pages. */
export async function readInternalAccounts(
  service: Service,
  { customerId, type }: OfCustomer & { type?: string },
): Promise<v.InferOutput<typeof accountSchema>[]> {
  const query = type ? { customerId, type } : { customerId }
  const accounts = await readPages(service, { operation: listInternalAccounts, item: accountSchema, query })
  // The service was asked for this customer's; a filter that it ignored must not give access to another customer's.
  return accounts.filter((candidate) => candidate.customerId === customerId)
}

/**
 * Returns the internal accounts that the service names without asking the customer for more: all of them, or only the
 * wallets, where the others are read within an SCA session.
 */
export async function readKnownAccounts(
  service: Service,
  { customerId }: OfCustomer,
): Promise<v.InferOutput<typeof accountSchema>[]> {
  try {
    return await readInternalAccounts(service, { customerId })
  } catch (error) {
    if (!(error instanceof Declined) || error.code !== 'SCA_SESSION_REQUIRED') throw error
    return await readInternalAccounts(service, { customerId, type: 'EMBEDDED_WALLET' })
  }
}

/** Returns the sign-in methods of a customer, over all of their wallets. */
export function readCredentials(service: Service, ofCustomer: OfCustomer): Promise<KnownCredential[]> {
  return readOfWallets(service, { ...ofCustomer, operation: listCredentials, item: credentialSchema })
}

/** Returns the sign-in methods of one wallet. */
export function readCredentialsOfAccount(
  service: Service,
  { accountId }: { readonly accountId: string },
): Promise<KnownCredential[]> {
  return readOfWallet(service, { accountId, operation: listCredentials, item: credentialSchema })
}

/** Returns the ids of a customer's open sessions, over all of their wallets. */
export async function readSessionIds(service: Service, ofCustomer: OfCustomer): Promise<string[]> {
  const item = v.object({ id: textSchema, accountId: textSchema })
  const sessions = await readOfWallets(service, { ...ofCustomer, operation: listSessions, item })
  return sessions.map((session) => session.id)
}

type OfWallets<item> = OfCustomer & { operation: typeof listCredentials | typeof listSessions; item: item }

async function readOfWallets<const item extends v.GenericSchema<unknown, { accountId: string }>>(
  service: Service,
  { customerId, ...listed }: OfWallets<item>,
): Promise<v.InferOutput<item>[]> {
  const wallets = await readInternalAccounts(service, { customerId, type: 'EMBEDDED_WALLET' })
  const lists = await mapConcurrently(wallets, ({ id: accountId }) => readOfWallet(service, { accountId, ...listed }))
  return lists.flat()
}

async function readOfWallet<const item extends v.GenericSchema<unknown, { accountId: string }>>(
  service: Service,
  { accountId, operation, item }: Omit<OfWallets<item>, 'customerId'> & { accountId: string },
): Promise<v.InferOutput<item>[]> {
  const found = await readFromService(service, { operation, schema: list(item), query: { accountId } })
  // A filter that the service ignored must not give access to another wallet.
  return (found?.data ?? []).filter((candidate) => candidate.accountId === accountId)
}

type ById = { readonly id: string }

/** Returns the customer that a payee belongs to. `undefined` or `null`: no customer, or the payee does not exist. */
export async function readOwnerOfExternalAccount(service: Service, { id }: ById) {
  const pathIds = { externalAccountId: id }
  return (await readFromService(service, { operation: getExternalAccount, schema: ownedSchema, pathIds }))?.customerId
}

/** Returns the customer that a transaction belongs to. `undefined` or `null`: no customer, or it does not exist. */
export async function readOwnerOfTransaction(service: Service, { id }: ById) {
  const pathIds = { transactionId: id }
  return (await readFromService(service, { operation: getTransaction, schema: ownedSchema, pathIds }))?.customerId
}

/** Returns the ids that determine whose money a quote would move, and whether more than a session protects that money. */
export async function readSourceOfQuote(
  service: Service,
  { id }: ById,
): Promise<{ sources: readonly string[]; isProtected: boolean }> {
  const quote = await readFromService(service, {
    operation: getQuote,
    schema: quoteSourceSchema,
    pathIds: { quoteId: id },
  })
  const sources = [quote?.source.accountId, quote?.source.customerId].filter((found) => typeof found === 'string')
  return { sources, isProtected: quote !== undefined && isProtected(quote) }
}

type SourceOfQuote = v.InferOutput<typeof quoteSourceSchema>

/**
 * Returns whether executing a quote takes more than the customer's session at the platform: the wallet that pays has to
 * sign, or the payer's own bank sends the money.
 */
function isProtected({ source, paymentInstructions }: SourceOfQuote): boolean {
  if (source.sourceType === 'REALTIME_FUNDING') return true
  const isSigned = (instruction: unknown) => v.is(signedInstructionSchema, instruction)
  return source.sourceType === 'ACCOUNT' && Array.isArray(paymentInstructions) && paymentInstructions.some(isSigned)
}
