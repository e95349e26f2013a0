import type { WalletClient } from '../../createWalletClient.ts'
import { toWalletError } from '../../errors/toWalletError.ts'
import type { WalletError } from '../../errors/WalletError.ts'
import { forgetScaSession } from '../../flows/sca/scaSession.ts'
import {
  beginTrustChange,
  finishTrust,
  removeUntrusted,
  type TrustStep,
  type TrustWish,
} from '../../flows/sca/trustedBeneficiaries.ts'
import type { ExternalAccount } from '../../wire/externalAccounts.ts'
import type { ScaChallenge, ScaFactor } from '../../wire/scaChallenge.ts'
import { createCurrentTask } from '../currentTask.ts'
import { createScaProof, type ScaTask } from './scaProof.ts'
import type { TrustChange } from './trustedBeneficiariesState.ts'

type Wanted = { payee: ExternalAccount; wish: TrustWish }

/** The service knows better than this browser whether somebody is signed in. */
export function heedLapse(client: WalletClient, parameters: { accountId: string; error: WalletError }): void {
  const { accountId, error } = parameters
  if (error.code === 'SCA_SESSION_REQUIRED') void forgetScaSession(client, { accountId })
}

/** One change to a payee, from the wish to its end, with the proof that it needs. */
export function createTrustChange(
  client: WalletClient,
  options: { accountId: string; show: (change: TrustChange) => void; onOver: () => void },
) {
  const { accountId, show, onOver } = options
  const task = createCurrentTask()
  let wanted: Wanted | undefined
  let asked: ScaTask | undefined
  let challenge: ScaChallenge | undefined
  let begun = 0

  const proof = createScaProof<TrustStep>(client, {
    prove: async ({ proof, signal }) => {
      const { payee, wish } = expectWanted()
      const trusted = wish === 'trust'
      const step = await finishTrust(client, { payee, trusted, challengeId: challenge?.id, proof, signal })
      return { type: 'done', result: step }
    },
    // The service has no other way to send a code again.
    resend: async ({ task: current, signal }) => {
      const { payee, wish } = expectWanted()
      // Its removal was refused already: what is to be proved is that it is not trusted any more.
      const step = await beginTrustChange(client, { payee, wish: wish === 'trust' ? wish : 'untrust', signal })
      if (step.type !== 'challenge') {
        await settle(step)
        return current
      }
      return take(step.challenge)
    },
    onDone: (step) => void settle(step),
    onFailed: (error) => {
      // Whether it is trusted cannot be read, so asking for the same proof again would lead nowhere.
      const isOver = error.code === 'SCA_OUTCOME_UNKNOWN' || error.httpStatus === 404 || error.httpStatus === 409
      if (!isOver) return 'show'
      fail(error)
      return 'handled'
    },
  })
  proof.state.subscribe(() => {
    const current = proof.state.getSnapshot()
    if (wanted && current.status !== 'idle') show({ ...wanted, ...current })
  })

  function expectWanted(): Wanted {
    if (!wanted) throw new Error('createTrustedBeneficiaries: a proof was given for nothing. Begin a change first.')
    return wanted
  }

  /** What is to be proved from now on. */
  function take(issued: ScaChallenge | undefined): ScaTask {
    challenge = issued
    asked = issued ? toTask(issued) : toAppTask(++begun)
    return asked
  }

  /** A state in which no proof is asked for. */
  function rest(next: TrustChange): void {
    task.stop()
    proof.destroy()
    show(next)
  }

  function leave(): void {
    wanted = undefined
    rest({ status: 'idle' })
  }

  function end(next: TrustChange): void {
    wanted = undefined
    rest(next)
    onOver()
  }

  function fail(error: WalletError): void {
    heedLapse(client, { accountId, error })
    if (error.code === 'SCA_SESSION_REQUIRED') rest({ status: 'sca-signing-in', ...expectWanted() })
    else end(error.code === 'CANCELLED' ? { status: 'idle' } : { status: 'idle', error })
  }

  async function settle(step: TrustStep): Promise<void> {
    const { payee, wish } = expectWanted()
    if (step.type === 'challenge') proof.begin(take(step.challenge))
    else if (step.type === 'payee-changed') end({ status: 'abandoned', payee, wish, current: step.current })
    else if (step.type === 'confirmed' && wish === 'remove')
      await run({ status: 'removing', payee, wish }, (signal) => removeUntrusted(client, { payee, signal }))
    else end({ status: 'done', payee, wish })
  }

  async function run(during: TrustChange, work: (signal: AbortSignal) => Promise<TrustStep>): Promise<void> {
    rest(during)
    const outcome = await task.run(work)
    if (!outcome) return
    if ('error' in outcome) fail(toWalletError(outcome.error))
    else await settle(outcome.result)
  }

  return {
    begin: async ({ payee, wish }: Wanted) => {
      wanted = { payee, wish }
      const during: TrustChange =
        wish === 'remove' ? { status: 'removing', payee, wish } : { status: 'starting', payee, wish }
      await run(during, (signal) => beginTrustChange(client, { payee, wish, signal }))
    },
    leave,
    actions: {
      ...proof.actions,
      // Nothing is sent: where an app's code is taken, it is taken for the challenge as it is.
      switchFactor: async (factor: ScaFactor) => {
        const current = proof.state.getSnapshot()
        if (!asked || current.status !== 'awaiting-proof' || !current.request.otherFactors.includes(factor)) return
        const otherFactors = [current.request.factor as ScaFactor]
        asked = { ...asked, request: { ...asked.request, factor, otherFactors } }
        proof.begin(asked)
      },
    },
  }
}

function toTask(challenge: ScaChallenge): ScaTask {
  const { id, factor, availableFactors, purpose, expiresAt, passkeyAssertionOptions: options } = challenge
  const takesTotp = factor !== 'TOTP' && availableFactors.includes('TOTP')
  const otherFactors = takesTotp ? (['TOTP'] as const) : []
  const passkey = options && { options, allowedOrigins: challenge.passkeyAllowedOrigins }
  return { request: { id, factor, otherFactors, purpose, expiresAt }, passkey }
}

/** The code of an app, for which the service issues no challenge. */
function toAppTask(begun: number): ScaTask {
  const request = { factor: 'TOTP', otherFactors: [], purpose: undefined, expiresAt: undefined } as const
  return { request: { id: `TOTP ${begun}`, ...request } }
}
