import type { WalletError } from '../../errors/WalletError.ts'
import type { SessionInfo } from '../../session/sessionState.ts'
import type { WithError } from '../withError.ts'

export type PasskeyLoginState = WithError<
  | { status: 'idle'; error?: WalletError | undefined }
  /** The challenge is being requested. */
  | { status: 'preparing' }
  /** The browser prompts the user. */
  | { status: 'prompting' }
  | { status: 'verifying' }
  | { status: 'signed-in'; session: SessionInfo }
>

export type PasskeyLoginEvent =
  | { type: 'started' }
  | { type: 'prompted' }
  /** A passkey signed: after the prompt, or from autofill. */
  | { type: 'answered' }
  | { type: 'signed-in'; session: SessionInfo }
  | { type: 'failed'; error: WalletError }
  | { type: 'stopped' }

/** Returns the next state. An event that does not fit leaves the state unchanged. */
export function reducePasskeyLogin(state: PasskeyLoginState, event: PasskeyLoginEvent): PasskeyLoginState {
  switch (event.type) {
    case 'started':
      return isAtRest(state) ? { status: 'preparing' } : state
    case 'prompted':
      return state.status === 'preparing' ? { status: 'prompting' } : state
    case 'answered':
      return state.status === 'prompting' || state.status === 'idle' ? { status: 'verifying' } : state
    case 'signed-in':
      return state.status === 'verifying' ? { status: 'signed-in', session: event.session } : state
    case 'failed':
      if (isAtRest(state)) return state
      // A dismissed prompt is not a failure: return to the previous screen.
      return event.error.code === 'CANCELLED' ? { status: 'idle' } : { status: 'idle', error: event.error }
    case 'stopped':
      return isAtRest(state) ? state : { status: 'idle' }
  }
}

const isAtRest = ({ status }: PasskeyLoginState) => status === 'idle' || status === 'signed-in'
