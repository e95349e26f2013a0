import type { Route, SandboxContext, SandboxRequest } from '../../../context.ts'
import { toIso } from '../../../context.ts'
import { schedule } from '../../../due/schedule.ts'
import type { RouteResponse } from '../../../http/responses.ts'
import { invalidInput, ServiceError } from '../../../http/responses.ts'
import type { ExternalAccountRecord } from '../../../state/records.ts'
import { isSelfCustody, setPayeeStatus } from '../../payments/payees.ts'
import { canSign } from '../ownership/signingWallets.ts'
import { findExternalAccount } from './externalAccounts.ts'
import { findPlatformAccount } from './platformExternalAccounts.ts'

const challengeMs = 10 * 60_000
/** The duration of a liveness check, which always passes. */
const livenessMs = 30_000

export const challengeExternalAccount: Route<'challengeExternalAccount'> = (context, { params, body }) =>
  challenge(context, { account: findExternalAccount(context, { id: params.externalAccountId }), body })

export const challengePlatformExternalAccount: Route<'challengePlatformExternalAccount'> = (
  context,
  { params, body },
) => challenge(context, { account: findPlatformAccount(context, { id: params.externalAccountId }), body })

export const verifyExternalAccount: Route<'verifyExternalAccount'> = async (context, { params, body }) => {
  const check = await loadSignatureCheck()
  return verify(context, { account: findExternalAccount(context, { id: params.externalAccountId }), body, check })
}

export const verifyPlatformExternalAccount: Route<'verifyPlatformExternalAccount'> = async (
  context,
  { params, body },
) => {
  const check = await loadSignatureCheck()
  return verify(context, { account: findPlatformAccount(context, { id: params.externalAccountId }), body, check })
}

type Challenge = { account: ExternalAccountRecord; body: SandboxRequest<'challengeExternalAccount'>['body'] }

function challenge(context: SandboxContext, { account, body: { method } }: Challenge): RouteResponse {
  const { id, accountInfo, ownershipType, status } = account
  if (!isSelfCustody(accountInfo) || ownershipType !== 'FIRST_PARTY')
    throw conflict('Only first-party self-custody wallets are verified')
  if (status !== 'PENDING_OWNERSHIP_VERIFICATION' && status !== 'UNVERIFIED')
    throw conflict('The account is already verified')
  if (method === 'WALLET_SIGNATURE' && !canSign(accountInfo.accountType))
    throw invalidInput([
      { field: 'method', message: 'Wallets of this type cannot sign', constraint: { enum: ['LIVENESS'] } },
    ])
  const nonce = context.createId('Nonce').slice(-12)
  const expiresAt = context.now() + challengeMs
  const isSigned = method === 'WALLET_SIGNATURE'
  const words = ['This wallet is mine.', `Address: ${accountInfo.address}`, `Account: ${id}`, `Nonce: ${nonce}`]
  const messageToSign = isSigned ? words.join('\n') : ''
  context.state.ownershipChallenges.set(id, { id, method, messageToSign, expiresAt })
  setPayeeStatus(context, { account, status: 'PENDING_OWNERSHIP_VERIFICATION' })
  if (isSigned) return { status: 201, body: { method, expiresAt: toIso(expiresAt), messageToSign } }
  schedule(context, { type: 'passLiveness', subject: id, at: context.now() + livenessMs })
  const verificationLink = `https://verify.sandbox.example/wallets/${nonce}`
  return { status: 201, body: { method, expiresAt: toIso(expiresAt), verificationLink, token: nonce } }
}

/** Completes a liveness check, unless a new challenge replaced it. */
export function passLiveness(context: SandboxContext, { subject, at }: { subject: string; at: number }): void {
  const account = context.state.externalAccounts.get(subject)
  if (account && context.state.ownershipChallenges.get(subject)?.method === 'LIVENESS') finish(context, { account, at })
}

/** Loads the curves of wallets, which no other operation needs. */
async function loadSignatureCheck() {
  const { isSignedByWallet } = await import('../ownership/isSignedByWallet.ts')
  return isSignedByWallet
}

type Verify = {
  account: ExternalAccountRecord
  body: SandboxRequest<'verifyExternalAccount'>['body']
  check: Awaited<ReturnType<typeof loadSignatureCheck>>
}

function verify(context: SandboxContext, { account, body, check }: Verify): RouteResponse {
  const { signature, signatureScheme: scheme = 'bip137' } = body
  const asked = context.state.ownershipChallenges.get(account.id)
  if (asked?.method !== 'WALLET_SIGNATURE') throw conflict('No signature challenge is outstanding')
  const { accountType } = account.accountInfo
  const address = String(account.accountInfo.address)
  const isSigned = check(asked.messageToSign, { accountType, address, signature, scheme })
  context.state.ownershipChallenges.delete(account.id)
  if (context.now() >= asked.expiresAt || !isSigned) {
    setPayeeStatus(context, { account, status: 'UNVERIFIED' })
    const message = 'The signature is invalid or the challenge is expired'
    throw invalidInput([{ field: 'signature', message, constraint: {} }])
  }
  finish(context, { account, at: context.now() })
  return { status: 200, body: { ...account, customerId: account.customerId ?? null } }
}

function finish(context: SandboxContext, parameters: { account: ExternalAccountRecord; at: number }): void {
  const { account, at } = parameters
  context.state.ownershipChallenges.delete(account.id)
  setPayeeStatus(context, { account, status: 'ACTIVE', at })
}

function conflict(message: string): ServiceError {
  return new ServiceError({ status: 409, code: 'CONFLICT', message })
}
