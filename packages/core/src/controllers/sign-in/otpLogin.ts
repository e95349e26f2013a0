import type { WalletClient } from '../../createWalletClient.ts'
import { toWalletError } from '../../errors/toWalletError.ts'
import { boundRetry } from '../../flows/boundRetry.ts'
import { loadCrypto, loadOtpLogin } from '../../flows/loadLater.ts'
import {
  awaitedCodeNote,
  type OtpChallenge,
  type OtpType,
  recallOtpChallenge,
} from '../../flows/sign-in/otpChallenge.ts'
import type { LoginIdentity, TypedLogin } from '../../flows/sign-in/otpLogin.ts'
import { createWritable, type Readable } from '../../state/readable.ts'
import { createCurrentTask } from '../currentTask.ts'
import { createWait } from '../wait.ts'
import { type OtpLoginEvent, type OtpLoginState, reduceOtpLogin } from './otpLoginState.ts'

export type OtpLoginController<typed extends TypedLogin = TypedLogin> = Readable<OtpLoginState> & {
  /** Has a code sent. Without an address or number for a credential that is already known. Failures become state. */
  requestCode(identity?: typed): Promise<void>
  /** Tries a code. Failures become state; the code is kept nowhere. */
  submitCode(code: string): Promise<void>
  /** Has another code sent, once `resendWaitMs()` is 0. */
  resendCode(): Promise<void>
  /** Back to the beginning, to use another address or number. */
  restart(): void
  /** Loads the turns, sealing and signing ahead of need: call it when the person starts typing. */
  prepare(): void
  /** Milliseconds until a new code may be asked for. */
  resendWaitMs(): number
  /** Ends what is running. A later action revives the controller. */
  destroy(): void
}

export type OtpLoginOptions = {
  /** The credential to sign in with, when it is known already: one call less, and nothing to type but the code. */
  credentialId?: string | undefined
  /** A code that is on its way already, as when its credential was added just now: begins with the code. */
  challenge?: OtpChallenge | undefined
}

/** Signs in by a one-time code. A reload between the two turns continues where it was. */
export function createOtpLogin<typed extends TypedLogin>(
  client: WalletClient,
  options: OtpLoginOptions & { type: OtpType },
): OtpLoginController<typed> {
  const { type, challenge: given, credentialId = given?.credentialId } = options
  const note = `otp-login:${type}:${credentialId ?? ''}`
  const forget = () => {
    for (const name of [note, awaitedCodeNote]) client.notes.remove(name)
  }
  const { serverTime } = client.transport
  const state = createWritable<OtpLoginState>(
    given ? { status: 'awaiting-code', challenge: given, resending: false } : { status: 'idle' },
  )
  const task = createCurrentTask()
  const dispatch = (event: OtpLoginEvent) => state.set(reduceOtpLogin(state.getSnapshot(), event))
  let resumed = false
  const wait = createWait(client.transport)
  const beginWait = (challenge: OtpChallenge) => wait.begin(pauseLeftMs(challenge, { nowMs: serverTime.now() }))
  if (given) beginWait(given)

  function awaitCode(challenge: OtpChallenge): void {
    beginWait(challenge)
    dispatch({ type: 'code-sent', challenge })
  }

  /** Goes on after a reload. Not while rendering: a server and the first client render both show the beginning. */
  function resume(): void {
    if (resumed) return
    resumed = true
    const challenge = recallOtpChallenge(client, note)
    // A code that was sent again since makes the one that was given worthless.
    if (challenge && challenge.sentAtMs >= (given?.sentAtMs ?? 0)) awaitCode(challenge)
  }

  function fail(thrown: unknown): void {
    const error = boundRetry(toWalletError(thrown))
    const { retryAfterMs } = error
    dispatch({ type: 'failed', error, ...(retryAfterMs && { resendAtMs: wait.begin(retryAfterMs).getTime() }) })
  }

  async function request(identity: LoginIdentity): Promise<void> {
    const outcome = await task.run(async (signal) => {
      const { requestOtp } = await loadOtpLogin()
      return requestOtp(client, { type, identity, signal })
    })
    if (!outcome) return
    if ('error' in outcome) return fail(outcome.error)
    for (const name of [note, awaitedCodeNote]) client.notes.write(name, outcome.result)
    awaitCode(outcome.result)
  }

  function awaited(): OtpChallenge | undefined {
    const current = state.getSnapshot()
    return current.status === 'awaiting-code' && !current.resending ? current.challenge : undefined
  }

  return {
    getSnapshot: state.getSnapshot,
    subscribe: (listener) => {
      const unsubscribe = state.subscribe(listener)
      resume()
      return unsubscribe
    },
    requestCode: async (identity) => {
      resumed = true
      if (!identity && credentialId === undefined)
        throw new Error('requestCode: give an address or a number, or create the controller with a credential.')
      const { status } = state.getSnapshot()
      if (status === 'sending-code' || status === 'verifying-code') return
      dispatch({ type: 'code-requested' })
      await request(identity ?? { credentialId: credentialId ?? '' })
    },
    submitCode: async (code) => {
      const challenge = awaited()
      if (!challenge) return
      dispatch({ type: 'code-submitted' })
      const outcome = await task.run(async (signal) => {
        const { loginWithOtp } = await loadOtpLogin()
        const session = await loginWithOtp(client, { challenge, code, signal })
        // Here, because the screen may be gone by the time the session is told: that is what ends the sign-in.
        forget()
        return session
      })
      if (!outcome) return
      if ('error' in outcome) return fail(outcome.error)
      dispatch({ type: 'signed-in', session: outcome.result })
    },
    resendCode: async () => {
      const challenge = awaited()
      if (!challenge || wait.msLeft() > 0) return
      dispatch({ type: 'code-requested' })
      await request({ credentialId: challenge.credentialId })
    },
    restart: () => {
      task.stop()
      forget()
      dispatch({ type: 'restarted' })
    },
    // A chunk that does not load now is asked for again when it is needed, and fails there in words.
    prepare: () => {
      for (const load of [loadOtpLogin, loadCrypto]) void load().catch(() => {})
    },
    resendWaitMs: () => ('challenge' in state.getSnapshot() ? wait.msLeft() : 0),
    destroy: () => {
      task.stop()
      dispatch({ type: 'stopped' })
    },
  }
}

/** At most the whole pause: the device's clock may have been set back since the code was sent. */
function pauseLeftMs({ sentAtMs, resendAtMs }: OtpChallenge, { nowMs }: { nowMs: number }): number {
  return Math.min(resendAtMs - nowMs, resendAtMs - sentAtMs)
}
