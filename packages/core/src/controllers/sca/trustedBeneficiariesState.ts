import type { WalletError } from '../../errors/WalletError.ts'
import type { TrustItem, TrustWish } from '../../flows/sca/trustedBeneficiaries.ts'
import type { ExternalAccount } from '../../wire/externalAccounts.ts'
import type { ReadState } from '../managedList.ts'
import type { ScaProofState } from './scaProofState.ts'

/**
 * The one change that is being made. Its `payee` is the one that the person saw when they began, and stays it. To
 * remove a payee that is trusted, its trust is taken back first, with the wish `remove`.
 */
export type TrustChange =
  | { status: 'idle'; error?: WalletError }
  | { status: 'starting'; payee: ExternalAccount; wish: TrustWish }
  | ({ payee: ExternalAccount; wish: TrustWish } & ScaProofState)
  /** The login of the region has lapsed: sign in in place, then `resume()`. */
  | { status: 'sca-signing-in'; payee: ExternalAccount; wish: TrustWish }
  | { status: 'removing'; payee: ExternalAccount; wish: 'remove' }
  /** The payee is not the one that was shown any more. Nothing was changed. `current`: as it is now. */
  | { status: 'abandoned'; payee: ExternalAccount; wish: TrustWish; current: ExternalAccount }
  | { status: 'done'; payee: ExternalAccount; wish: TrustWish }

export type TrustedBeneficiariesState = {
  readonly list: ReadState<readonly TrustItem[]>
  readonly change: TrustChange
}
