import { definePartContext } from '../../primitives/definePartContext.ts'
import type { JourneyMessages } from '../../provider/Messages.ts'
import type { InjectedWallet, NotSigned } from './injectedWallets.ts'
import type { useWalletOwnership } from './useWalletOwnership.ts'

/** What became of a message. */
export type AboutMessage = {
  readonly message: string | undefined
  /** The id of the wallet in the browser that was asked last, and why it did not sign; no `outcome` while it is asked. */
  readonly asked?: { readonly id: string; readonly outcome?: NotSigned }
  /** Whether the last copy succeeded. */
  readonly copied?: boolean
}

type WalletOwnershipContext = AboutMessage &
  ReturnType<typeof useWalletOwnership> & {
    messages: JourneyMessages['walletOwnership']
    /** The error calls for the platform's support. */
    isStopped: boolean
    step: 'start' | 'sign' | 'check' | 'expired' | 'done'
    /** What the ids of elements begin with. */
    id: string
    /** The wallets in the browser that can sign this message. */
    wallets: readonly InjectedWallet[]
    signWith(wallet: InjectedWallet): void
    copy(): void
  }

export const [WalletOwnershipContextProvider, useWalletOwnershipContext] = definePartContext<WalletOwnershipContext>()
