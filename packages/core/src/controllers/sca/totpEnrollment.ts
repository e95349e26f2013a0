import type { WalletClient } from '../../createWalletClient.ts'
import { confirmTotpEnrollment, startTotpEnrollment, type TotpEnrollment } from '../../flows/sca/totpEnrollment.ts'
import { type Controller, type ControllerContext, createController, takeNext } from '../createController.ts'
import { createTemporarySecret } from '../temporarySecret.ts'
import { watchAccount } from '../watchAccount.ts'
import type { TotpEnrollmentState } from './totpEnrollmentState.ts'

/** The secret of an authenticator app. Put it on the screen and nowhere else. */
export type TotpSecret = {
  /** For typing into the app. */
  readonly secretBase32: string
  /** `otpauth://totp/…`: a link on phones, a QR code elsewhere. */
  readonly uri: string
}

/** Actions resolve with the state that they led to; a failure is part of it. */
type TotpEnrollmentActions = {
  /** Has the service create a secret. */
  start(): Promise<TotpEnrollmentState>
  /** Returns the secret while its code is awaited. */
  readSecret(): TotpSecret | undefined
  /** Ends the enrollment with a code that the app shows. It is not stored anywhere; a wrong one keeps the step. */
  submitCode(code: string): Promise<TotpEnrollmentState>
  /** Returns the recovery codes while they are shown. Put them on the screen and nowhere else. */
  readRecoveryCodes(): readonly string[] | undefined
  /** The user has saved the recovery codes: they are forgotten here. */
  finish(): void
  /** Returns the milliseconds until what is shown is forgotten; 0 when nothing is. */
  timeLeftMs(): number
  /** Continues after the inline sign-in: starts once more. A code has to be typed again. */
  resume(): Promise<TotpEnrollmentState>
  /** Ends the enrollment and forgets everything, except while a code is being checked. */
  cancel(): void
}

export type TotpEnrollmentController = Controller<TotpEnrollmentState> & TotpEnrollmentActions

/** How long the secret, and after it the recovery codes, are available. */
const clearAfterMs = 10 * 60_000

/**
 * Enrolls an authenticator app, and hands out its secret and its recovery codes for a short time. They are forgotten when
 * that time is over, and when the session of the user who asked for them ends, is locked, or belongs to another account.
 */
export function createTotpEnrollment(client: WalletClient): TotpEnrollmentController {
  return createController<TotpEnrollmentState, TotpEnrollmentState, TotpEnrollmentActions>((controller) => {
    const { getState, dispatch } = controller
    const { secret, leave, start, submitCode } = createTotpSteps(client, controller)
    return {
      initial: { status: 'idle' },
      reduce: takeNext,
      isBusy: ({ status }) => status === 'starting' || status === 'confirming',
      onChange: secret.watch,
      onDestroy: leave,
      actions: {
        start,
        readSecret: () => {
          const { enrollment } = secret.read() ?? {}
          return enrollment && { secretBase32: enrollment.secretBase32, uri: enrollment.uri }
        },
        submitCode,
        readRecoveryCodes: () => secret.read()?.recoveryCodes,
        finish: () => {
          if (getState().status !== 'recovery-codes') return
          secret.forget()
          dispatch({ status: 'done' })
        },
        timeLeftMs: secret.timeLeftMs,
        resume: async () => {
          const state = getState()
          if (state.status === 'awaiting-code') dispatch({ status: 'awaiting-code', clearAtMs: state.clearAtMs })
          await start()
        },
        cancel: () => {
          // The response may hold the recovery codes, and the service does not send them again.
          if (getState().status !== 'confirming') leave()
        },
      },
    }
  })
}

/** The steps of an enrollment, and the secret that they are about. */
function createTotpSteps(
  client: WalletClient,
  controller: ControllerContext<TotpEnrollmentState, TotpEnrollmentState>,
) {
  const { getState, dispatch, run, cancel } = controller
  const secret = createTemporarySecret<{ enrollment?: TotpEnrollment; recoveryCodes?: readonly string[] }>(client, {
    onOver: clear,
  })
  let account = watchAccount(client)

  /** Says that what was shown is forgotten. A code that is being checked still counts. */
  function clear(): void {
    const { status } = getState()
    if (status === 'awaiting-code') dispatch({ status: 'cleared', enrolled: false })
    if (status === 'recovery-codes') dispatch({ status: 'cleared', enrolled: true })
  }

  function leave(): void {
    cancel()
    secret.forget()
    const { status } = getState()
    if (status === 'recovery-codes') clear()
    else if (status !== 'cleared' && status !== 'done') dispatch({ status: 'idle' })
  }

  async function start(): Promise<void> {
    if (!['idle', 'cleared', 'done'].includes(getState().status)) return
    dispatch({ status: 'starting' })
    account = watchAccount(client)
    await run(
      (signal) => startTotpEnrollment(client, { signal }),
      (enrollment) => {
        if (account.hasChanged()) return leave()
        return { status: 'awaiting-code', clearAtMs: secret.hold({ enrollment }, { forMs: clearAfterMs, account }) }
      },
      (error) => ({ status: 'idle', error }),
    )
  }

  async function submitCode(code: string): Promise<void> {
    const { enrollment } = secret.read() ?? {}
    const state = getState()
    if (state.status !== 'awaiting-code' || !enrollment) return
    const { clearAtMs } = state
    dispatch({ status: 'confirming', clearAtMs })
    await run(
      (signal) => confirmTotpEnrollment(client, { enrollment, code, signal }),
      (recoveryCodes) => {
        secret.forget()
        if (!recoveryCodes || account.hasChanged()) return { status: 'cleared', enrolled: true }
        const count = recoveryCodes.length
        const shownUntilMs = secret.hold({ recoveryCodes }, { forMs: clearAfterMs, account })
        return count === 0 ? { status: 'done' } : { status: 'recovery-codes', count, clearAtMs: shownUntilMs }
      },
      (error) => {
        // Any failure keeps the secret, so the user can simply type the next code.
        dispatch({ status: 'awaiting-code', clearAtMs, error })
        // Its time ran out, or the wallet was locked, while the code was checked.
        if (!secret.read()) clear()
      },
    )
  }

  return { secret, leave, start, submitCode }
}
