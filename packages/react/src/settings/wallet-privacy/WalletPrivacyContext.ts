import { createContext, useContext } from 'react'
import type { WalletPrivacyBinding } from './useWalletPrivacy.ts'

export type WalletPrivacyContextValue = {
  privacy: WalletPrivacyBinding
  /** Ids that tie the switch to its words. */
  ids: { label: string; hint: string }
}

export const WalletPrivacyContext = createContext<WalletPrivacyContextValue | undefined>(undefined)

/** @throws `Error` outside of `WalletPrivacy.Root`: put the part inside one. */
export function useWalletPrivacyContext(): WalletPrivacyContextValue {
  const value = useContext(WalletPrivacyContext)
  if (!value)
    throw new Error(
      'This part of WalletPrivacy stands outside of <WalletPrivacy.Root>, so it has no setting to show. Put it inside.',
    )
  return value
}
