import { isWalletError, WalletError } from '../../errors/WalletError.ts'

/**
 * Outside the region every endpoint of its authentication answers `CONFLICT`; for the customers of the region the
 * beginning of something and a list have no other one without a name of its own.
 */
export function nameScaConflict(error: unknown): unknown {
  return isWalletError(error, 'CONFLICT') ? new WalletError('SCA_NOT_APPLICABLE', { httpStatus: 409 }) : error
}
