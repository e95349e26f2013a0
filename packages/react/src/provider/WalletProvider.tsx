import type { WalletClient } from '@countersign/core'
import type { ReactNode } from 'react'
import { createContext, useContext, useMemo } from 'react'
import type { Messages } from './Messages.ts'

export type WalletContextValue = {
  client: WalletClient
  /** Words that replace ours; what is missing stays English. */
  messages: Messages | undefined
  /** BCP 47 tag for amounts, times and numbers. */
  locale: string
}

const WalletContext = createContext<WalletContextValue | undefined>(undefined)

export type WalletProviderProps = {
  client: WalletClient
  /** Words of your own or another language, per journey. Keep the object stable between renders. */
  messages?: Messages | undefined
  /** How amounts, times and numbers are written. Fixed here, so that server and browser write the same. */
  locale?: string | undefined
  children?: ReactNode
}

/** Gives every hook and component below it the wallet client, the words and the locale. Renders no element. */
export function WalletProvider(props: WalletProviderProps) {
  const { client, messages, locale = 'en', children } = props
  const value = useMemo(() => ({ client, messages, locale }), [client, messages, locale])
  return <WalletContext.Provider value={value}>{children}</WalletContext.Provider>
}

/**
 * The client, words and locale of the nearest provider.
 *
 * @throws `Error` outside of a `WalletProvider`: wrap your page in one.
 */
export function useWalletContext(): WalletContextValue {
  return useContext(WalletContext) ?? missingProvider()
}

/**
 * Returns the client that was given, or else the one of the nearest provider.
 *
 * @throws `Error` without either: wrap your page in a `WalletProvider`.
 */
export function useWalletClient(client?: WalletClient): WalletClient {
  const context = useContext(WalletContext)
  return client ?? (context ?? missingProvider()).client
}

function missingProvider(): never {
  throw new Error(
    'There is no <WalletProvider> above this component, so it has no wallet client. Wrap the page in <WalletProvider client={…}>.',
  )
}
