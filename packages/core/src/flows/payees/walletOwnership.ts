import { getPayee } from '../../api/accounts.ts'
import { call } from '../../api/send.ts'
import type { WalletClient } from '../../createWalletClient.ts'
import { isOutcomeUnknown, mayRetry } from '../../errors/outcome.ts'
import { isWalletError, unexpected, WalletError } from '../../errors/WalletError.ts'
import { isVisible } from '../../session/pageEvents.ts'
import {
  challengeExternalAccount,
  type OwnershipChallenge,
  verifyExternalAccount,
} from '../../wire/externalAccountOwnership.ts'
import type { ExternalAccount } from '../../wire/externalAccounts.ts'
import { pause, pollPauseMs, retryPauseMs } from '../payment/pause.ts'
import { checkVerificationLink } from '../sca/checkVerificationLink.ts'
import { isSamePayee } from '../sca/isSamePayee.ts'
import { isUnproven } from './isUnproven.ts'

/** How a wallet is proven to be the user's: by a message that it signs, or by a hosted check of the person. */
export type OwnershipMethod = 'WALLET_SIGNATURE' | 'LIVENESS'

/** How the wallets of a network sign: `evm` for Ethereum and its relatives. */
export type SigningNetwork = 'evm' | 'solana' | 'spark'

/** A wallet that the user saved as their own, as the service has it now. */
export type OwnWallet = {
  readonly payee: ExternalAccount
  readonly address: string
  /** `undefined`: wallets of this kind sign no messages. */
  readonly network: SigningNetwork | undefined
  /** Nothing is left to prove. */
  readonly isProven: boolean
}

/** What the user does next. The link is secret: it gives access to the check. */
export type OwnershipProof = { readonly wallet: OwnWallet; readonly expiresAt: Date } & (
  | { readonly message: string; readonly link?: undefined }
  | { readonly link: string; readonly message?: undefined }
)

type Wallet = { wallet: OwnWallet; signal?: AbortSignal | undefined }

export type ReadOwnWalletParameters = { payeeId: string; signal?: AbortSignal | undefined }
export type ReadOwnWalletReturnType = Awaited<ReturnType<typeof readOwnWallet>>

/**
 * Reads a wallet of the user's own, and whether it is proven.
 *
 * @throws `WalletError` `CONFLICT`: there is nothing to prove about this payee, or not now.
 */
export async function readOwnWallet(client: WalletClient, parameters: ReadOwnWalletParameters): Promise<OwnWallet> {
  const payee = await getPayee(client, parameters)
  const { status, ownershipType, accountInfo } = payee
  const { address } = accountInfo
  const isProven = status === 'ACTIVE'
  const isOpen = isProven || isUnproven(payee)
  if (address === undefined || ownershipType !== 'FIRST_PARTY' || !isOpen) throw new WalletError('CONFLICT')
  return { payee, address, network: networkOf(payee), isProven }
}

export type StartOwnershipProofParameters = Wallet & { method: OwnershipMethod }
export type StartOwnershipProofReturnType = Awaited<ReturnType<typeof startOwnershipProof>>

/**
 * Asks for the message to sign, or for the hosted check. A new one replaces the one before. Returns the wallet alone where
 * it is proven by now.
 *
 * @throws `WalletError` `PAYLOAD_MISMATCH`: the message is not one to sign (see `isAboutWallet`), and must not be shown.
 * @throws `WalletError` `VERIFICATION_LINK_UNTRUSTED`: the check is not on a site in the client's `sca.verificationOrigins`.
 * @throws `WalletError` `UNEXPECTED_RESPONSE`: the payee is another account than the one that was shown.
 */
export async function startOwnershipProof(
  client: WalletClient,
  parameters: StartOwnershipProofParameters,
): Promise<OwnershipProof | OwnWallet> {
  const { wallet: shown, method, signal } = parameters
  const path = { externalAccountId: shown.payee.id }
  // 1. It is refused for a wallet that is proven already, such as by an answer that was lost.
  const begun = await call(client, challengeExternalAccount, { path, body: { method }, signal }).catch(
    (error: unknown) => {
      // The same for a way that is not open to wallets of this kind.
      if (isWalletError(error, 'CONFLICT') || isWalletError(error, 'INVALID_INPUT'))
        return new WalletError('CONFLICT', { cause: error })
      throw error
    },
  )
  // 2. What is proven is what is on the screen.
  const wallet = await readAgain(client, { wallet: shown, signal })
  if (wallet.isProven) return wallet
  if (begun instanceof WalletError) throw begun
  return readChallenge(client, { wallet, method, begun })
}

type Begun = { wallet: OwnWallet; method: OwnershipMethod; begun: OwnershipChallenge }

function readChallenge(client: WalletClient, { wallet, method, begun }: Begun): OwnershipProof {
  const { expiresAt, messageToSign, verificationLink } = begun
  if (begun.method !== method) throw unexpected('another proof')
  if (method === 'LIVENESS')
    return { wallet, expiresAt, link: checkVerificationLink(client, { link: verificationLink ?? '' }) }
  if (messageToSign === undefined || !isAboutWallet(messageToSign, wallet)) throw new WalletError('PAYLOAD_MISMATCH')
  return { wallet, expiresAt, message: messageToSign }
}

/** The longest message that a user can be expected to read before signing it. */
const longestMessage = 2_000

/**
 * Returns whether a message may be signed with a wallet: text of visible characters, short enough to be read, that names
 * the wallet's address as a word of its own, and is not in the form of a sign-in at a site (EIP-4361, CAIP-122).
 *
 * A hostile relay chooses this text, and a signature of it is worth something elsewhere. This keeps it from having bytes,
 * a hash, hidden text, a message about another wallet or a standard sign-in signed. It cannot tell what else a sentence
 * with the address in it means: sites have sign-ins and orders of a wording of their own. So the whole message is shown
 * before it is signed, and the user has to read it; and it is signed as a personal message, never as a transaction or
 * typed data.
 */
function isAboutWallet(message: string, { address, network }: OwnWallet): boolean {
  // Other alphabets than hex tell capital letters from small ones.
  const fold = (text: string) => (network === 'evm' ? text.toLowerCase() : text)
  const words = fold(message).split(/[^\da-zA-Z]+/)
  return (
    message.length <= longestMessage &&
    !/(?!\n)[\p{C}\p{Zl}\p{Zp}]|wants you to sign in/iu.test(message) &&
    words.includes(fold(address)) &&
    words.filter(Boolean).length > 1
  )
}

/** Whole signatures: 65 bytes in hex or in base64, and 64 bytes in base58. */
const signatures: { readonly [network in SigningNetwork]: RegExp } = {
  evm: /^0x[\da-f]{130}$/i,
  spark: /^[\da-z+/]{87}=$/i,
  solana: /^[1-9A-HJ-NP-Za-km-z]{64,88}$/,
}

/** Returns whether a text has the form of a signature of this wallet. One that has not would only spend the challenge. */
export function isWholeSignature(signature: string, { network }: Pick<OwnWallet, 'network'>): boolean {
  return network !== undefined && signatures[network].test(signature)
}

function networkOf({ accountInfo: { accountType, address = '' } }: ExternalAccount): SigningNetwork | undefined {
  if (accountType === 'SOLANA_WALLET') return 'solana'
  if (accountType === 'SPARK_WALLET') return 'spark'
  return /^0x[\da-f]{40}$/i.test(address) ? 'evm' : undefined
}

export type ProveOwnershipParameters = {
  wallet: OwnWallet
  signature: string
  /** How a wallet of Bitcoin marked it; `bip137` by default. */
  scheme?: 'bip137' | 'electrum' | undefined
}
export type ProveOwnershipReturnType = Awaited<ReturnType<typeof proveOwnership>>

/**
 * Proves that the wallet is the user's by the signature of the message. After an answer that was lost or about another
 * payee, the wallet is read. Sending the same signature again does no harm.
 *
 * @throws `WalletError` `INVALID_INPUT`: the signature does not fit, or came too late. Its message can no longer be used.
 * @throws `WalletError` `NETWORK_UNREACHABLE` and the like: it is unknown whether it counted.
 */
export async function proveOwnership(client: WalletClient, parameters: ProveOwnershipParameters): Promise<OwnWallet> {
  const { wallet, signature, scheme } = parameters
  const path = { externalAccountId: wallet.payee.id }
  const body = { signature, signatureScheme: scheme }
  try {
    // Without a signal: the user who leaves meanwhile may have proven it all the same.
    const proven = await call(client, verifyExternalAccount, { path, body })
    if (!isSamePayee(wallet.payee, proven) || proven.status !== 'ACTIVE') throw unexpected('another payee')
    return { ...wallet, payee: proven, isProven: true }
  } catch (error) {
    // No message waits for a signature where an answer before this one was lost.
    if (!isOutcomeUnknown(error) && !isWalletError(error, 'CONFLICT')) throw error
    const now = await readAgain(client, { wallet }).catch(() => undefined)
    if (now?.isProven) return now
    if (now?.payee.status === 'UNVERIFIED') throw new WalletError('INVALID_INPUT')
    throw error
  }
}

/**
 * Reads the wallet until its hosted check is over, with growing pauses, and not while the page is hidden. Returns the
 * wallet, which is not proven where the check was not passed.
 *
 * @throws `WalletError` where reading again would not help; `CANCELLED` when `signal` aborts it.
 */
export async function followOwnershipCheck(
  client: WalletClient,
  parameters: { wallet: OwnWallet; signal: AbortSignal },
): Promise<OwnWallet> {
  const { wallet, signal } = parameters
  for (let attempt = 0, retryAfterMs: number | undefined; ; attempt++) {
    await pause(client, { ms: pollPauseMs(attempt), retryAfterMs, signal })
    if (signal.aborted) throw new WalletError('CANCELLED')
    if (!isVisible()) continue
    retryAfterMs = undefined
    const now = await readAgain(client, { wallet, signal }).catch((error: unknown) => {
      if (!mayRetry(error)) throw error
      retryAfterMs = retryPauseMs(error)
    })
    if (now && (now.isProven || now.payee.status === 'UNVERIFIED')) return now
  }
}

/**
 * Reads the wallet that is on the screen once more.
 *
 * @throws `WalletError` `UNEXPECTED_RESPONSE` for another account under the same id.
 */
export async function readAgain(client: WalletClient, { wallet, signal }: Wallet): Promise<OwnWallet> {
  const now = await readOwnWallet(client, { payeeId: wallet.payee.id, signal })
  if (!isSamePayee(wallet.payee, now.payee)) throw unexpected('the payee changed')
  return now
}
