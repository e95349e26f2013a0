import type { ExternalAccount, InternalAccount, PaymentTask, Transaction } from '@countersign/core'
import { definePartContext } from '../../primitives/definePartContext.ts'
import type { JourneyMessages } from '../../provider/Messages.ts'
import type { useWalletHome } from './useWalletHome.ts'

/** Where the home page leads to. */
export type HomeTarget =
  | { readonly to: 'send' | 'add-money' | 'request' | 'payees' | 'new-payee' | 'activity' }
  | { readonly to: 'payee'; readonly payee: ExternalAccount }
  | { readonly to: 'movement'; readonly transaction: Transaction }
  | { readonly to: 'task'; readonly task: PaymentTask }
  /** To one of the user’s other accounts: where money is added to it. */
  | { readonly to: 'account'; readonly account: InternalAccount }

export type HomeTargets = {
  /** The address of a target in your page: what leads there is a link. */
  hrefOf?: ((target: HomeTarget) => string) | undefined
  /** Opens a target in your page. Without an address it is a button. Called for a plain press of a link, too. */
  onGo?: ((target: HomeTarget) => void) | undefined
}

export type WalletHomeContext = HomeTargets &
  ReturnType<typeof useWalletHome> & {
    accountId: string
    messages: JourneyMessages['walletHome']
    /** No payment can be confirmed now, so nothing is offered that leads to a proof. */
    isLocked: boolean
  }

export const [WalletHomeProvider, useWalletHomeContext] = definePartContext<WalletHomeContext>()

/** Returns what makes something lead to a target. */
export function useGo(): (target: HomeTarget) => { href: string | undefined; onGo: (() => void) | undefined } {
  const { hrefOf, onGo } = useWalletHomeContext()
  return (target) => ({ href: hrefOf?.(target), onGo: onGo && (() => onGo(target)) })
}
