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

/** From here another change may begin; any other change has to end or be left first. */
export const restingStates: readonly TrustChange['status'][] = ['idle', 'done', 'abandoned', 'expired']

export const busyStates: readonly TrustChange['status'][] = ['starting', 'proving', 'resending']

/** Returns the payee and the wish of the change that is under way. */
export function expectWanted(state: TrustChange): Wanted {
  const wanted = wantedOf(state)
  if (!wanted) throw new Error('begin first')
  return wanted
}

/** Returns them, unless no change is under way. */
export function wantedOf(state: TrustChange): Wanted | undefined {
  if (state.status === 'idle' || state.status === 'done' || state.status === 'abandoned') return undefined
  return { payee: state.payee, wish: state.wish }
}
