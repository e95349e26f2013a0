import type { WalletClient } from '@countersign/core'
import type { ReactNode } from 'react'
import { createContext, useContext, useMemo } from 'react'
import type { Messages } from './Messages.ts'

/** What is told about a screen that could not be shown. Nothing in it comes from what was typed, sent or received. */
export type ScreenFailure = {
  /** The finished screen, such as `QuoteConfirmation`; `undefined` for a part outside of one. */
  screen: string | undefined
  /** The kind of the error, such as `TypeError`. Its message is left out: that may quote a secret. */
  errorName: string
  /** React's stack of components, innermost first. */
  componentStack: string
}

export type WalletContextValue = {
  client: WalletClient
  /** Words that replace ours; what is missing stays English. */
  messages: Messages | undefined
  /** BCP 47 tag for amounts, times and numbers. */
  locale: string
  onError: ((failure: ScreenFailure) => void) | undefined
  supportUrl: string | undefined
}

const WalletContext = createContext<WalletContextValue | undefined>(undefined)

export type WalletProviderProps = {
  client: WalletClient
  /** Words of your own or another language, per journey. Keep the object stable between renders. */
  messages?: Messages | undefined
  /** How amounts, times and numbers are written. Fixed here, so that server and browser write the same. */
  locale?: string | undefined
  /**
   * Called when a part of a finished screen could not be shown, for the page's error reporting; the screen itself tells
   * the person. Keep the function stable between renders.
   */
  onError?: ((failure: ScreenFailure) => void) | undefined
  /**
   * Where customers reach your support, such as `mailto:help@example.com` or a page. Screens that had to stop for the
   * customer's safety lead there; without it they have no such link.
   */
  supportUrl?: string | undefined
  children?: ReactNode
}

/** Gives every hook and component below it the wallet client, the words and the locale. Renders no element. */
export function WalletProvider(props: WalletProviderProps) {
  const { client, messages, locale = 'en', onError, supportUrl, children } = props
  const value = useMemo(
    () => ({ client, messages, locale, onError, supportUrl }),
    [client, messages, locale, onError, supportUrl],
  )
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
  throw new Error('Wrap the page in <WalletProvider client={…}>.')
}
