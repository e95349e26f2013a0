import type { Abortable } from '../../api/abortable.ts'
import { confirmTrust, getPayee, listPayees, startTrust } from '../../api/accounts.ts'
import { call } from '../../api/send.ts'
import type { WalletClient } from '../../createWalletClient.ts'
import { unexpected, WalletError } from '../../errors/WalletError.ts'
import type { ExternalAccount } from '../../wire/externalAccounts.ts'
import { listTrust as listTrustOperation } from '../../wire/platform.ts'
import type { ScaChallenge, ScaProof } from '../../wire/scaChallenge.ts'
import { listScaFactors } from '../../wire/scaFactors.ts'
import { readSetAsidePayees } from '../payment/payeeStops.ts'
import { isSamePayee } from './isSamePayee.ts'
import { toProofError } from './proof.ts'
import { recordScaLock } from './recordScaLock.ts'
import { toOutcomeUnknown } from './toOutcomeUnknown.ts'
import { toScaConflict } from './toScaConflict.ts'

/** What the user wants to do with a payee. */
export type TrustWish = 'trust' | 'untrust'

/** A payee, and whether payments to it need no proof of their own. */
export type TrustItem = {
  readonly payee: ExternalAccount
  /** As the platform recorded it. `undefined`: the response to the last change was lost, so it may or may not be trusted. */
  readonly trusted: boolean | undefined
  /** It took the place of another payee in a payment, so trust in it is not offered until the user decides. */
  readonly setAside: boolean
}

/** The payee is not the one that was shown, or may not be trusted any longer; `current` is as it is now. */
export type ChangedPayee = { readonly type: 'payee-changed'; readonly current: ExternalAccount }

/** Lists the payees, and which of them are trusted: the service does not report that, so the platform records it. */
export async function listTrust(client: WalletClient, parameters: Abortable = {}): Promise<readonly TrustItem[]> {
  const [payees, { data }, aside] = await Promise.all([
    listPayees(client, parameters),
    call(client, listTrustOperation, { query: {}, ...parameters }),
    readSetAsidePayees(client),
  ])
  const recorded = new Map(data.map(({ externalAccountId, trusted }) => [externalAccountId, trusted]))
  return payees.map((payee) => ({
    payee,
    trusted: recorded.has(payee.id) ? recorded.get(payee.id) : false,
    setAside: aside.includes(payee.id),
  }))
}

/** The step that follows a change to a payee. */
export type TrustStep =
  | ChangedPayee
  /** A proof is needed. `undefined`: by an authenticator app, whose code belongs to no challenge. */
  | { readonly type: 'challenge'; readonly challenge: ScaChallenge | undefined }
  /** The change took effect: the payee is trusted, or no longer trusted. */
  | { readonly type: 'confirmed' }

/**
 * Begins a change to the trust in a payee, which always needs a proof, unless the payee is no longer the one that was
 * shown, or was set aside meanwhile, as by another tab, and is to be trusted.
 *
 * @throws `WalletError` `UNEXPECTED_RESPONSE`: the service issued no challenge, and there is no app to prove it with.
 * @throws `WalletError` `SCA_SESSION_REQUIRED`: sign in with `createScaSignIn` and begin again.
 * @throws `WalletError` `SCA_NOT_APPLICABLE`: this customer needs no proofs, so trust would have no effect.
 */
export async function beginTrustChange(
  client: WalletClient,
  parameters: { payee: ExternalAccount; wish: TrustWish } & Abortable,
): Promise<TrustStep> {
  const { payee, wish, signal } = parameters
  const trusted = wish === 'trust'
  const changed = await findChange(client, { payee, trusted, signal })
  if (changed) return changed
  const challenge = await startTrust(client, { payeeId: payee.id, trusted, signal }).catch(async (error: unknown) => {
    throw await toScaConflict(client, { error, signal })
  })
  if (!challenge) await requireApp(client, { signal })
  return { type: 'challenge', challenge }
}

/** Without a challenge only the code of an app can be a proof. Do not ask for a code that the user cannot have. */
async function requireApp(client: WalletClient, parameters: Abortable): Promise<void> {
  const { factors } = await call(client, listScaFactors, parameters)
  if (factors.some(({ factor }) => factor === 'TOTP')) return
  throw unexpected('no challenge')
}

/**
 * Confirms what `beginTrustChange` began. The payee is read once more before the proof is sent: the proof is for the one
 * that the user saw.
 *
 * @throws `WalletError` `SCA_OUTCOME_UNKNOWN`: the response was lost; list the payees again, or begin again.
 * @throws `WalletError` `SCA_PROOF_REFUSED`: ask for the proof again; other codes as `beginTrustChange`.
 */
export async function finishTrust(
  client: WalletClient,
  parameters: {
    /** The account of the user who confirms. */
    accountId: string
    payee: ExternalAccount
    trusted: boolean
    challengeId: string | undefined
    proof: ScaProof
  } & Abortable,
): Promise<TrustStep> {
  const { accountId, payee, signal, ...wish } = parameters
  // 1. Check that it is still the payee that the user saw.
  const changed = await findChange(client, { payee, trusted: wish.trusted, signal })
  if (changed) return changed
  if (signal?.aborted) throw new WalletError('CANCELLED')

  // 2. The proof, once. No signal: once it is out, leaving the page changes nothing about it.
  const response = confirmTrust(client, { payeeId: payee.id, ...wish })
  const trusted = await recordScaLock(client, { accountId, response }).catch((error: unknown) => {
    throw toOutcomeUnknown(toProofError(error))
  })
  if (trusted !== wish.trusted) throw unexpected('another trust')
  return { type: 'confirmed' }
}

async function findChange(
  client: WalletClient,
  parameters: { payee: ExternalAccount; trusted: boolean } & Abortable,
): Promise<ChangedPayee | undefined> {
  const { payee, trusted, signal } = parameters
  const current = await getPayee(client, { payeeId: payee.id, signal })
  const isAside = trusted && (await readSetAsidePayees(client)).includes(payee.id)
  return isSamePayee(payee, current) && !isAside ? undefined : { type: 'payee-changed', current }
}
