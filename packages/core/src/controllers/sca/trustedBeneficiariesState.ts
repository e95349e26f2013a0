import type { WalletError } from '../../errors/WalletError.ts'
import type { TrustItem, TrustWish } from '../../flows/sca/trustedBeneficiaries.ts'
import type { ExternalAccount } from '../../wire/externalAccounts.ts'
import type { ReadState } from '../managedList.ts'
import type { WithError } from '../withError.ts'
import type { ScaProofState } from './scaProofState.ts'

type Wanted = { payee: ExternalAccount; wish: TrustWish }

/**
 * The one change that is being made. Its `payee` is the one that the user saw at the beginning, and does not change.
 */
export type TrustChange = WithError<
  | { status: 'idle'; error?: WalletError | undefined }
  | ({ status: 'starting' } & Wanted)
  | (Wanted & ScaProofState)
  /** The SCA session has ended: show the SCA sign-in inline, then `resume()`. */
  | ({ status: 'sca-signing-in' } & Wanted)
  /** The payee is no longer the one that was shown. Nothing was changed. `current`: as it is now. */
  | ({ status: 'abandoned'; current: ExternalAccount } & Wanted)
  | ({ status: 'done' } & Wanted)
>

export type TrustedBeneficiariesState = {
  readonly list: ReadState<readonly TrustItem[]>
  readonly change: TrustChange
}

export type TrustChangeEvent =
  | ({ type: 'began' } & Wanted)
  | { type: 'proof-moved'; proof: ScaProofState }
  | { type: 'sca-sign-in-needed' }
  | { type: 'payee-changed'; current: ExternalAccount }
  | { type: 'done' }
  | { type: 'failed'; error: WalletError }
  | { type: 'left' }

/** From here another change may begin; any other change has to end or be left first. */
export const restingStates: readonly TrustChange['status'][] = ['idle', 'done', 'abandoned', 'expired']

export const busyStates: readonly TrustChange['status'][] = ['starting', 'proving', 'resending']

/** Returns the next state. An event that does not fit leaves the state unchanged. */
export function reduceTrustChange(state: TrustChange, event: TrustChangeEvent): TrustChange {
  if (event.type === 'left') return { status: 'idle' }
  if (event.type === 'began') return { status: 'starting', payee: event.payee, wish: event.wish }
  const wanted = wantedOf(state)
  if (!wanted) return state
  switch (event.type) {
    case 'proof-moved':
      return { ...wanted, ...event.proof }
    case 'sca-sign-in-needed':
      return { status: 'sca-signing-in', ...wanted }
    case 'payee-changed':
      return { status: 'abandoned', ...wanted, current: event.current }
    case 'done':
      return { status: 'done', ...wanted }
    case 'failed':
      // A closed prompt is not a failure.
      return event.error.code === 'CANCELLED' ? { status: 'idle' } : { status: 'idle', error: event.error }
  }
}

/** Returns the payee and the wish of the change that is under way. */
export function expectWanted(state: TrustChange): Wanted {
  const wanted = wantedOf(state)
  if (!wanted) throw new Error('begin a change first')
  return wanted
}

function wantedOf(state: TrustChange): Wanted | undefined {
  if (state.status === 'idle' || state.status === 'done' || state.status === 'abandoned') return undefined
  return { payee: state.payee, wish: state.wish }
}
