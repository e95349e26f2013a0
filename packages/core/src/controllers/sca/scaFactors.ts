import type { ScaFactorView } from '../../wire/scaFactors.ts'
import type { ManagedList } from '../managedList.ts'

/** What is done to the factors. Only passkeys can be removed. */
export type ScaFactorChange = { type: 'remove'; credentialId: string }

/**
 * An error with the action `sca-sign-in`, of the list or of a change, asks for the login of the region: show it in
 * place, then `resume()`.
 */
export type ScaFactorsController = ManagedList<readonly ScaFactorView[], ScaFactorChange, void> & {
  /** After the login in place: makes the call once more that it was needed for. */
  resume(): Promise<void>
}
