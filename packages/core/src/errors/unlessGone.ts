import { isWalletError } from './WalletError.ts'

/** Passes over the error of a request whose subject is gone already (status 404), and throws every other one. */
export function unlessGone(error: unknown): undefined {
  if (!isWalletError(error) || error.httpStatus !== 404) throw error
}
