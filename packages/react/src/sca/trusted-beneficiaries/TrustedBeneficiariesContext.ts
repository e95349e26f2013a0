import type { TrustItem } from '@countersign/core'
import { createContext, useContext } from 'react'
import type { TrustedBeneficiariesBinding } from './useTrustedBeneficiaries.ts'

/** What the person is asked about, before something is done. */
export type TrustQuestion = { payeeId: string; wish: 'trust' | 'remove' }

export type TrustedBeneficiariesContextValue = {
  accountId: string
  beneficiaries: TrustedBeneficiariesBinding
  asked: TrustQuestion | undefined
  ask(question: TrustQuestion | undefined): void
}

export const TrustedBeneficiariesContext = createContext<TrustedBeneficiariesContextValue | undefined>(undefined)

/** @throws `Error` outside of `TrustedBeneficiaries.Root`: put the part inside one. */
export function useTrustedBeneficiariesContext(): TrustedBeneficiariesContextValue {
  const value = useContext(TrustedBeneficiariesContext)
  if (!value)
    throw new Error(
      'This part of TrustedBeneficiaries stands outside of <TrustedBeneficiaries.Root>, so it has no payees to show. Put it inside.',
    )
  return value
}

/** A payee with an id of its own, as lists want it. */
export type TrustListItem = TrustItem & { id: string }

export const TrustItemContext = createContext<TrustListItem | undefined>(undefined)

/** @throws `Error` outside of `TrustedBeneficiaries.Items`: put the part inside one. */
export function useTrustItem(): TrustListItem {
  const value = useContext(TrustItemContext)
  if (!value)
    throw new Error(
      'This part of TrustedBeneficiaries shows one payee and stands outside of <TrustedBeneficiaries.Items>. Put it inside.',
    )
  return value
}
