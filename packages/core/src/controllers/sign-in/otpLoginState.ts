import type { WalletError } from '../../errors/WalletError.ts'
import type { OtpChallenge } from '../../flows/sign-in/otpChallenge.ts'
import type { SessionInfo } from '../../session/sessionState.ts'
import type { WithError } from '../withError.ts'

export type OtpLoginState = WithError<
  | { status: 'idle'; error?: WalletError | undefined }
  | { status: 'sending-code' }
  | { status: 'awaiting-code'; challenge: OtpChallenge; resending: boolean; error?: WalletError | undefined }
  | { status: 'verifying-code'; challenge: OtpChallenge }
  | { status: 'signed-in'; session: SessionInfo }
>

export type OtpLoginEvent =
  | { type: 'code-requested' }
  | { type: 'code-sent'; challenge: OtpChallenge }
  | { type: 'code-submitted' }
  | { type: 'signed-in'; session: SessionInfo }
  /** `resendAtMs`: the service sends no other code before then. */
  | { type: 'failed'; error: WalletError; resendAtMs?: number | undefined }
  | { type: 'restarted' }
  | { type: 'stopped' }

/** Returns the next state. An event that does not fit leaves the state unchanged. */
export function reduceOtpLogin(state: OtpLoginState, event: OtpLoginEvent): OtpLoginState {
  switch (event.type) {
    case 'code-requested':
      if (state.status === 'awaiting-code')
        return { status: 'awaiting-code', challenge: state.challenge, resending: true }
      return state.status === 'idle' || state.status === 'signed-in' ? { status: 'sending-code' } : state
    case 'code-sent':
      if (state.status === 'verifying-code' || state.status === 'signed-in') return state
      return { status: 'awaiting-code', challenge: event.challenge, resending: false }
    case 'code-submitted':
      return state.status === 'awaiting-code' ? { status: 'verifying-code', challenge: state.challenge } : state
    case 'signed-in':
      return state.status === 'verifying-code' ? { status: 'signed-in', session: event.session } : state
    case 'failed':
      return fail(state, event)
    case 'restarted':
      return { status: 'idle' }
    case 'stopped':
      if (state.status === 'sending-code') return { status: 'idle' }
      if (state.status === 'verifying-code' || (state.status === 'awaiting-code' && state.resending))
        return { status: 'awaiting-code', challenge: state.challenge, resending: false }
      return state
  }
}

function fail(state: OtpLoginState, event: Extract<OtpLoginEvent, { type: 'failed' }>): OtpLoginState {
  const { error, resendAtMs } = event
  if (state.status === 'sending-code') return { status: 'idle', error }
  if (state.status !== 'verifying-code' && state.status !== 'awaiting-code') return state
  // Do not ask for a code when the enclave key is untrusted; a login that the platform forgot has to start over.
  const over = ['TARGET_BUNDLE_UNTRUSTED', 'LOGIN_TICKET_REQUIRED', 'SIGN_IN_REQUIRED'].includes(error.code)
  if (over) return { status: 'idle', error }
  // Any other failure keeps the challenge, so the user can simply type the code again.
  const challenge = resendAtMs === undefined ? state.challenge : { ...state.challenge, resendAtMs }
  return { status: 'awaiting-code', challenge, resending: false, error }
}
