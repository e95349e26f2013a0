import type { WalletClient } from '../../createWalletClient.ts'
import { toWalletError } from '../../errors/toWalletError.ts'
import { confirmTotpEnrolment, startTotpEnrolment, type TotpEnrolment } from '../../flows/sca/totpEnrollment.ts'
import { createWritable, type Readable } from '../../state/readable.ts'
import { countDown } from '../../time/deviceTime.ts'
import { createCurrentTask } from '../currentTask.ts'
import { createDeadline } from '../payment/deadline.ts'
import { createSessionHolder } from '../sessionHolder.ts'
import { reduceTotpEnroll, type TotpEnrollEvent, type TotpEnrollState } from './totpEnrollmentState.ts'

/** What an authenticator app takes in. Put it on the screen and nowhere else. */
export type TotpSecret = {
  /** To be typed into the app. */
  readonly secretBase32: string
  /** `otpauth://totp/…`: a link on phones, a QR code elsewhere. */
  readonly uri: string
}

export type TotpEnrollController = Readable<TotpEnrollState> & {
  /** Has the service make a secret. Failures become state. */
  start(): Promise<void>
  /** The secret while its code is awaited. */
  readSecret(): TotpSecret | undefined
  /** Ends the enrolment by a code that the app shows. It is kept nowhere; a wrong one keeps the step. */
  submitCode(code: string): Promise<void>
  /** The recovery codes while they are shown. Put them on the screen and nowhere else. */
  readRecoveryCodes(): readonly string[] | undefined
  /** The person has kept the recovery codes: they are forgotten here. */
  finish(): void
  /** Milliseconds until what is shown is forgotten; 0 when nothing is. */
  timeLeftMs(): number
  /** After the login in place: starts once more. A code has to be typed again. */
  resume(): Promise<void>
  /** Leaves it, calmly, and forgets everything. */
  cancel(): void
  /** Forgets everything and ends what is running. A later `start` revives it. */
  destroy(): void
}

/** How long the secret, and after it the recovery codes, are there. */
const clearAfterMs = 10 * 60_000

/**
 * Enrols an authenticator app, and hands its secret and its recovery codes out for a short time. They are forgotten when
 * that is over, and when the session of whoever asked for them ends, locks or changes hands.
 */
export function createTotpEnroll(client: WalletClient): TotpEnrollController {
  const { clock, serverTime } = client.transport
  const state = createWritable<TotpEnrollState>({ status: 'idle' })
  const task = createCurrentTask()
  const status = () => state.getSnapshot().status
  let enrolment: TotpEnrolment | undefined
  let recoveryCodes: readonly string[] | undefined
  let clearAtMs = 0
  // Their own time: neither what a relay says nor a clock that is set must keep them on the screen.
  let leftMs = () => 0
  let holder = createSessionHolder(client)
  let stopWatching = () => {}

  const deadline = createDeadline({
    clock,
    serverTime,
    tabs: client.tabs,
    readTimeLeftMs: () => (enrolment || recoveryCodes ? leftMs() : undefined),
    onOver: clear,
  })

  function dispatch(event: TotpEnrollEvent): void {
    state.set(reduceTotpEnroll(state.getSnapshot(), event))
  }

  function forget(): void {
    enrolment = undefined
    recoveryCodes = undefined
    deadline.stop()
    stopWatching()
  }

  function clear(): void {
    forget()
    dispatch({ type: 'time-over' })
  }

  /** Holds something secret from now on, in place of what was held before. */
  function hold(secret: { enrolment?: TotpEnrolment; recoveryCodes?: readonly string[] }): void {
    enrolment = secret.enrolment
    recoveryCodes = secret.recoveryCodes
    leftMs = countDown(clock, clearAfterMs)
    clearAtMs = clock.now() + clearAfterMs
    deadline.watch()
    stopWatching()
    stopWatching = holder.onGone(clear)
  }

  function leave(): void {
    task.stop()
    forget()
    dispatch({ type: 'left' })
  }

  async function start(): Promise<void> {
    dispatch({ type: 'start-requested' })
    if (status() !== 'starting') return
    holder = createSessionHolder(client)
    const outcome = await task.run((signal) => startTotpEnrolment(client, { signal }))
    if (!outcome) return
    if ('error' in outcome) return dispatch({ type: 'failed', error: toWalletError(outcome.error) })
    if (holder.isGone()) return leave()
    hold({ enrolment: outcome.result })
    dispatch({ type: 'secret-made', clearAtMs })
  }

  async function submitCode(code: string): Promise<void> {
    const current = enrolment
    if (status() !== 'awaiting-code' || !current) return
    dispatch({ type: 'code-submitted' })
    const outcome = await task.run((signal) => confirmTotpEnrolment(client, { enrolment: current, code, signal }))
    if (!outcome) return
    if ('error' in outcome) {
      dispatch({ type: 'failed', error: toWalletError(outcome.error) })
      // Its time ran out, or the wallet was locked, while the code was checked.
      if (!enrolment) dispatch({ type: 'time-over' })
      return
    }
    forget()
    if (!outcome.result || holder.isGone()) return dispatch({ type: 'enrolled-unheard' })
    hold({ recoveryCodes: outcome.result })
    dispatch({ type: 'enrolled', count: outcome.result.length, clearAtMs })
  }

  return {
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    start,
    readSecret: () => enrolment && { secretBase32: enrolment.secretBase32, uri: enrolment.uri },
    submitCode,
    readRecoveryCodes: () => recoveryCodes,
    finish: () => {
      if (status() !== 'recovery-codes') return
      forget()
      dispatch({ type: 'finished' })
    },
    timeLeftMs: deadline.timeLeftMs,
    resume: async () => {
      dispatch({ type: 'resumed' })
      await start()
    },
    cancel: () => {
      // The answer may hold the recovery codes, and nobody would send them again.
      if (status() !== 'confirming') leave()
    },
    destroy: leave,
  }
}
