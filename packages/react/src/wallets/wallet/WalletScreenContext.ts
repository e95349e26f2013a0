import type { InternalAccount, PaymentRequest } from '@countersign/core'
import type { ComponentType, ReactElement, ReactNode } from 'react'
import { definePartContext } from '../../primitives/definePartContext.ts'
import type { HeadingLevel } from '../../primitives/Heading.tsx'
import type { JourneyMessages } from '../../provider/Messages.ts'
import type { NavigateOptions, WalletRouter } from './walletRouter.ts'

export type WalletPageProps = {
  /** The wallet of the signed-in user. */
  accountId: string
  /** What follows the page’s name in its path, decoded. */
  id: string | undefined
  /** What was kept with this page, by the page that led to it. */
  state: unknown
  navigate(path: string, options?: NavigateOptions): void
}

/** Pages by their path below the wallet: `home`, `send`, `send/new`, or one of your own. */
export type WalletPages = { readonly [path: string]: ComponentType<WalletPageProps> }

/** One entry of the settings. */
export type WalletSetting = {
  /** Its address below the settings. That of another entry takes its place. */
  id: string
  /** In the user’s language. In the place of an entry of the library’s, that entry’s own is used without it. */
  title?: string
  /** What is found there. */
  note?: string | undefined
  icon?: ReactNode
  render(props: { accountId: string; headingLevel: HeadingLevel }): ReactElement
}

export type WalletOptions = {
  /** Pages in the place of the library’s, and pages of your own. */
  pages?: WalletPages | undefined
  /** Settings of your own, and in the place of the library’s. */
  settings?: readonly WalletSetting[] | undefined
  /** The holder of the account for transfers, where the service’s instructions have none: banks compare the name. */
  accountHolderName?: string | undefined
  /** Returns the link that asks for a payment; by default it leads to the wallet’s own page, below the origin of this one. */
  requestLink?: ((request: PaymentRequest) => string) | undefined
}

export type WalletScreenContext = {
  router: WalletRouter
  /** Its parts, decoded. */
  path: readonly string[]
  accountId: string
  /** `undefined` until it is read. */
  account: InternalAccount | undefined
  /** The account that the user pays from and adds money to: the wallet, or a balance that the service holds. */
  chosenId: string
  choose(accountId: string): void
  messages: JourneyMessages['wallet']
  /** There is room for two columns. */
  isWide: boolean
  options: WalletOptions
  /** The address of several payments by each of their quotes, so that one that waits leads back to all of them. */
  batches: Map<string, string>
}

export const [WalletScreenProvider, useWalletScreen] = definePartContext<WalletScreenContext>()

/** Returns what makes something lead to a page of the wallet. */
export function useGoTo(): (path: string) => { href: string; onGo: () => void } {
  const { router } = useWalletScreen()
  return (path) => ({ href: router.hrefOf(path), onGo: () => router.navigate(path) })
}

/** Returns whether payments of a wallet may need a proof of their own: today those in euros and USDC. */
export function confirmsPayments(account: InternalAccount | undefined): boolean {
  const code = account?.balance.currency.code
  return code === 'EUR' || code === 'USDC'
}

/** The address of something of the wallet. */
// Many servers look for a file where a path has a dot, and a UMA address has one.
export const pathTo = (page: string, id: string): string => `/${page}/${encodeURIComponent(id).replaceAll('.', '%2E')}`
