import type { Route, SandboxContext } from '../../../context.ts'
import { toIso } from '../../../context.ts'
import { createRecipientKey } from '../../../crypto/openOtp.ts'
import { readPublicKeyHex } from '../../../crypto/point.ts'
import { invalidInput, referenceNotFound, ServiceError } from '../../../http/responses.ts'
import { requireAccountId } from '../../../http/validation.ts'
import { createActivityPayload, userIdOf } from '../../../signing/payload.ts'
import { confirmSignedRequest, isSignedRetry, startSignedRequest } from '../../../signing/signedRetry.ts'
import { activeSessionOf } from '../../../signing/signers.ts'
import type { DelegatedKeyRecord } from '../../../state/records.ts'
import { findWallet } from '../../payments/routes/internalAccounts.ts'

/**
 * Three legs, the same body on each: 202, the signed retry and again 202, the signed retry of that and 201. The
 * session that signed the second leg signs the third. A key whose third leg never comes stays `PENDING`.
 */
export const createDelegatedKey: Route<'createDelegatedKey'> = async (context, request) => {
  const { cardId, internalAccountId: accountId, nickname } = request.body
  const fundingSourceId = findFundingSource(context, { cardId, accountId })
  requireNoActiveKey(context, { fundingSourceId })
  if (!isSignedRetry(request)) {
    const payloadToSign = createActivityPayload(context, {
      type: 'ACTIVITY_TYPE_CREATE_API_KEYS_V2',
      accountId,
      parameters: { apiKeys: [{ apiKeyName: nickname, cardId }], userId: userIdOf(accountId) },
    })
    const signer = { who: 'sessions-of-wallets', accountIds: [accountId] } as const
    return startSignedRequest(context, { request, payloadToSign, signer })
  }
  const { subject: pendingKeyId, signedBy, signer: whoSigned } = await confirmSignedRequest(context, { request })
  if (pendingKeyId !== undefined) {
    // Checked again, because another key may have become active while this one verified.
    requireNoActiveKey(context, { fundingSourceId })
    return { status: 201, body: describeDelegatedKey(activate(context, { id: pendingKeyId })) }
  }
  const key = await addPending(context, { cardId, fundingSourceId, accountId, nickname })
  const payloadToSign = createActivityPayload(context, {
    type: 'ACTIVITY_TYPE_CREATE_POLICY_V3',
    accountId,
    parameters: { policyName: nickname, effect: 'EFFECT_ALLOW', publicKey: key.publicKeyHex, cardId },
  })
  const session = signedBy === undefined ? undefined : activeSessionOf(context, { accountId, publicKeyHex: signedBy })
  const signer = session ? ({ who: 'session', sessionId: session.id } as const) : whoSigned
  return startSignedRequest(context, { request, payloadToSign, signer, subject: key.id })
}

/** Lists also the keys that are pending or revoked. @throws `ServiceError` 400 without an account or funding source. */
export const listDelegatedKeys: Route<'listDelegatedKeys'> = (context, { query }) => {
  const { accountId, fundingSourceId } = query
  if (accountId === undefined && fundingSourceId === undefined)
    throw invalidInput([{ field: 'accountId', message: 'Expected this or fundingSourceId', constraint: {} }])
  if (accountId !== undefined) requireAccountId(accountId)
  const keys = context.state.delegatedKeys.list({ accountId, fundingSourceId })
  return { status: 200, body: { data: keys.map(describeDelegatedKey) } }
}

export const getDelegatedKey: Route<'getDelegatedKey'> = (context, { params }) => ({
  status: 200,
  body: describeDelegatedKey(findDelegatedKey(context, { id: params.delegatedKeyId })),
})

/** Needs no signature: it only revokes. */
export const deleteDelegatedKey: Route<'deleteDelegatedKey'> = (context, { params }) => {
  const key = findDelegatedKey(context, { id: params.delegatedKeyId })
  if (key.status !== 'ACTIVE')
    throw new ServiceError({ status: 400, code: 'INVALID_INPUT', message: 'The delegated key is not active' })
  key.status = 'REVOKED'
  key.updatedAt = context.now()
  return { status: 204 }
}

function findDelegatedKey(context: SandboxContext, parameters: { id: string }): DelegatedKeyRecord {
  const key = context.state.delegatedKeys.get(parameters.id)
  if (!key) throw referenceNotFound('delegated key')
  return key
}

function findFundingSource(context: SandboxContext, parameters: { cardId: string; accountId: string }): string {
  const { cardId, accountId } = parameters
  const card = context.state.cards.get(cardId)
  if (!card) throw referenceNotFound('card')
  findWallet(context, { id: accountId })
  const source = card.fundingSources.find((one) => one.accountId === accountId)
  if (source) return source.id
  const message = 'Expected an account that pays for the card'
  throw invalidInput([{ field: 'internalAccountId', message, constraint: {} }])
}

function requireNoActiveKey(context: SandboxContext, parameters: { fundingSourceId: string }): void {
  for (const key of context.state.delegatedKeys.where('fundingSourceId', parameters.fundingSourceId))
    if (key.status === 'ACTIVE')
      throw new ServiceError({
        status: 409,
        code: 'CONFLICT',
        message: 'The funding source has an active delegated key',
      })
}

/** The service creates the key and keeps its private half; the sandbox never uses it, so it is dropped. */
async function addPending(
  context: SandboxContext,
  parameters: Pick<DelegatedKeyRecord, 'cardId' | 'fundingSourceId' | 'accountId' | 'nickname'>,
): Promise<DelegatedKeyRecord> {
  const { publicKeyHex } = await createRecipientKey()
  const { compressedHex } = readPublicKeyHex(publicKeyHex)
  const now = context.now()
  const id = context.createId('DelegatedKey')
  const times = { createdAt: now, updatedAt: now }
  const key = { id, ...parameters, publicKeyHex: compressedHex, status: 'PENDING', ...times } as const
  context.state.delegatedKeys.set(id, { ...key })
  return key
}

function activate(context: SandboxContext, parameters: { id: string }): DelegatedKeyRecord {
  const key = findDelegatedKey(context, parameters)
  key.status = 'ACTIVE'
  key.updatedAt = context.now()
  return key
}

function describeDelegatedKey(key: DelegatedKeyRecord) {
  const { id, cardId, fundingSourceId, accountId, publicKeyHex: publicKey, nickname, status } = key
  const times = { createdAt: toIso(key.createdAt), updatedAt: toIso(key.updatedAt) }
  return { id, cardId, fundingSourceId, accountId, publicKey, nickname, status, ...times }
}
