import type { WalletClient } from '../../createWalletClient.ts'
import type { WalletError } from '../../errors/WalletError.ts'
import { boundRetry } from '../../flows/boundRetry.ts'
import { loadEncryption, loadOtpLogin, loadSigning, loadStoredSessions } from '../../flows/loadChunk.ts'
import { awaitedCodeName } from '../../flows/sign-in/awaitedCodeName.ts'
import { type OtpChallenge, type OtpType, recallOtpChallenge } from '../../flows/sign-in/otpChallenge.ts'
import type { LoginIdentity, TypedLogin } from '../../flows/sign-in/otpLogin.ts'
import type { SessionInfo } from '../../session/sessionState.ts'
import { type Controller, createController, takeNext } from '../createController.ts'
import { createWait } from '../wait.ts'
import type { WithError } from '../withError.ts'

export type OtpLoginState = WithError<
  | { status: 'idle'; error?: WalletError | undefined }
  | { status: 'sending-code' }
  | { status: 'awaiting-code'; challenge: OtpChallenge; resending: boolean; error?: WalletError | undefined }
  | { status: 'verifying-code'; challenge: OtpChallenge }
  | { status: 'signed-in'; session: SessionInfo }
>

/** Actions resolve with the state that they led to; a failure is part of it. */
type OtpLoginActions<typed extends TypedLogin> = {
  /** Sends a code. The address or number can be left out for a credential that is already known. */
  requestCode(identity?: typed): Promise<OtpLoginState>
  /** Tries a code. It is not stored anywhere. */
  submitCode(code: string): Promise<OtpLoginState>
  /** Sends another code, once `resendWaitMs()` is 0. */
  resendCode(): Promise<OtpLoginState>
  /** Returns to the beginning, to use another address or number. */
  restart(): void
  /** Loads the flow and the cryptography ahead of need: call it when the user starts typing. */
  prepare(): void
  /** Returns the milliseconds until a new code may be requested. */
  resendWaitMs(): number
}

export type OtpLoginController<typed extends TypedLogin = TypedLogin> = Controller<OtpLoginState> &
  OtpLoginActions<typed>

export type OtpLoginOptions = {
  /** The credential to sign in with, when it is already known: one call less, and only the code to type. */
  credentialId?: string | undefined
  /** A code that was already sent, as when its credential was just added: the controller begins with the code. */
  challenge?: OtpChallenge | undefined
}

/** Signs in by a one-time code. A reload between the two steps continues where it was. */
export function createOtpLogin<typed extends TypedLogin>(
  client: WalletClient,
  options: OtpLoginOptions & { type: OtpType },
): OtpLoginController<typed> {
  const { type, challenge: given, credentialId = given?.credentialId } = options
  const awaitedCode = createAwaitedCode(client, { name: `otp-login:${type}:${credentialId ?? ''}` })
  const pause = createPause(client, awaitedCode)
  if (given) pause.begin(given)
  let resumed = false

  return createController<OtpLoginState, OtpLoginState, OtpLoginActions<typed>>((controller) => {
    const { getState, dispatch, run, cancel } = controller

    async function request(identity: LoginIdentity): Promise<void> {
      const before = sentIn(getState())
      dispatch(before ? awaiting(before, { resending: true }) : { status: 'sending-code' })
      prepare()
      await run(
        async (signal) => (await loadOtpLogin()).requestOtp(client, { type, identity, signal }),
        (challenge) => {
          awaitedCode.remember(challenge)
          return pause.begin(challenge)
        },
        (error) => pause.fail(error, before),
      )
    }

    return {
      initial: given ? awaiting(given) : { status: 'idle' },
      reduce: takeNext,
      isBusy: isBusyWithOtp,
      onSubscribe: () => {
        if (resumed) return
        resumed = true
        const challenge = awaitedCode.recall()
        // A code that was sent again since makes the one that was given worthless.
        if (challenge && challenge.sentAtMs >= (given?.sentAtMs ?? 0) && takesCode(getState()))
          dispatch(pause.begin(challenge))
        // Before the first digit: a code may be filled in at once.
        if (challengeOf(getState())) prepare()
      },
      onDestroy: () => dispatch(leave(getState())),
      actions: {
        requestCode: async (identity) => {
          resumed = true
          if (!identity && credentialId === undefined) throw new Error('no address')
          if (['sending-code', 'verifying-code'].includes(getState().status)) return
          await request(identity ?? { credentialId: credentialId ?? '' })
        },
        submitCode: async (code) => {
          const challenge = challengeOf(getState())
          if (!challenge) return
          dispatch({ status: 'verifying-code', challenge })
          await run(
            async (signal) => {
              const session = await (await loadOtpLogin()).loginWithOtp(client, { challenge, code, signal })
              // Done here, because a new session may remove the screen, which ends this controller before it is
              // notified.
              awaitedCode.forget()
              return session
            },
            (session) => ({ status: 'signed-in', session }),
            (error) => pause.fail(error, challenge),
          )
        },
        resendCode: async () => {
          const challenge = challengeOf(getState())
          if (challenge && pause.msLeft() === 0) await request({ credentialId: challenge.credentialId })
        },
        restart: () => {
          cancel()
          awaitedCode.forget()
          dispatch({ status: 'idle' })
        },
        prepare,
        resendWaitMs: () => (sentIn(getState()) ? pause.msLeft() : 0),
      },
    }
  })
}

// A chunk that does not load now is requested again when it is needed, and its failure is reported then.
function prepare(): void {
  for (const load of [loadOtpLogin, loadEncryption, loadSigning, loadStoredSessions]) void load().catch(() => {})
}

/** How long the user has to wait for another code, and the states that begin such a wait or that a failure leads to. */
function createPause({ transport }: WalletClient, awaitedCode: ReturnType<typeof createAwaitedCode>) {
  const wait = createWait(transport)
  return {
    /** At most the whole pause: the device's clock may have been set back since the code was sent. */
    begin: (challenge: OtpChallenge): OtpLoginState => {
      const { sentAtMs, resendAtMs } = challenge
      wait.begin(Math.min(resendAtMs - transport.serverTime.now(), resendAtMs - sentAtMs))
      return awaiting(challenge)
    },
    /** `challenge`: the code that was sent before, if any. */
    fail: (thrown: WalletError, challenge: OtpChallenge | undefined): OtpLoginState => {
      const error = boundRetry(thrown)
      const { code, retryAfterMs } = error
      const resendAtMs = retryAfterMs && wait.begin(retryAfterMs).getTime()
      // Do not ask for a code when the enclave key is untrusted; a login that the platform forgot has to start over.
      const isOver = ['TARGET_BUNDLE_UNTRUSTED', 'LOGIN_TICKET_REQUIRED', 'SIGN_IN_REQUIRED'].includes(code)
      // What no longer takes a code is not asked for one after a reload, either.
      if (challenge && isOver) awaitedCode.forget()
      if (!challenge || isOver) return { status: 'idle', error }
      // Any other failure keeps the challenge, so the user can simply type the code again.
      return awaiting(resendAtMs === undefined ? challenge : { ...challenge, resendAtMs }, { error })
    },
    msLeft: wait.msLeft,
  }
}

/** The challenge that a reload has to find again: for this login, and for the choice of how to sign in. */
function createAwaitedCode(client: WalletClient, { name }: { name: string }) {
  const names = [name, awaitedCodeName]
  return {
    remember: (challenge: OtpChallenge) => {
      for (const note of names) client.tabStorage.write(note, challenge)
    },
    forget: () => {
      for (const note of names) client.tabStorage.remove(note)
    },
    recall: () => recallOtpChallenge(client, name),
  }
}

function awaiting(challenge: OtpChallenge, more?: { resending: true } | { error: WalletError }): OtpLoginState {
  return { status: 'awaiting-code', challenge, resending: false, ...more }
}

/** What a screen that goes away leaves behind: a code that was sent can still be typed. */
function leave(state: OtpLoginState): OtpLoginState {
  if (!isBusyWithOtp(state)) return state
  const challenge = sentIn(state)
  return challenge ? awaiting(challenge) : { status: 'idle' }
}

/** The challenge whose code was sent last. */
function sentIn(state: OtpLoginState): OtpChallenge | undefined {
  return 'challenge' in state ? state.challenge : undefined
}

/** Whether a code may take the place of what is shown. */
function takesCode({ status }: OtpLoginState): boolean {
  return status === 'idle' || status === 'awaiting-code'
}

/** The challenge whose code the user may type now. */
function challengeOf(state: OtpLoginState): OtpChallenge | undefined {
  return state.status === 'awaiting-code' && !state.resending ? state.challenge : undefined
}

function isBusyWithOtp(state: OtpLoginState): boolean {
  const { status } = state
  return status === 'sending-code' || status === 'verifying-code' || (status === 'awaiting-code' && state.resending)
}
