import { useEffect, useState } from 'react'

/** What an extension puts into the page to reach its wallet (EIP-1193). */
type Provider = { request(call: { method: string; params?: readonly unknown[] }): Promise<unknown> }

/** `window.ethereum`, where an extension put it. */
declare const ethereum: unknown

/** A wallet in the browser. */
export type InjectedWallet = {
  readonly id: string
  /** As the wallet calls itself. `undefined`: it did not say. */
  readonly name: string | undefined
  readonly provider: Provider
}

/** The wallets that announced themselves (EIP-6963), or the one at `window.ethereum` where none did. */
export function useInjectedWallets(isWanted: boolean): readonly InjectedWallet[] {
  const [wallets, setWallets] = useState<readonly InjectedWallet[]>([])
  useEffect(() => {
    if (!isWanted) return
    const provider = typeof ethereum === 'undefined' ? undefined : ethereum
    setWallets(isProvider(provider) ? [{ id: unnamed, name: undefined, provider }] : [])
    const add = (event: Event) => {
      const wallet = readAnnouncement((event as CustomEvent<unknown>).detail)
      if (wallet) setWallets((all) => [...all.filter(({ id }) => id !== unnamed && id !== wallet.id), wallet])
    }
    addEventListener('eip6963:announceProvider', add)
    dispatchEvent(new Event('eip6963:requestProvider'))
    return () => removeEventListener('eip6963:announceProvider', add)
  }, [isWanted])
  return wallets
}

const unnamed = ''

function readAnnouncement(detail: unknown): InjectedWallet | undefined {
  const { info, provider } = (detail ?? {}) as { info?: { uuid?: unknown; name?: unknown }; provider?: unknown }
  const { uuid, name } = info ?? {}
  if (typeof uuid !== 'string' || uuid === unnamed || typeof name !== 'string' || !isProvider(provider))
    return undefined
  return { id: uuid, name, provider }
}

function isProvider(value: unknown): value is Provider {
  return typeof (value as Partial<Provider> | undefined)?.request === 'function'
}

/** Why a wallet did not sign. `declined` by the user is no error. */
export type NotSigned = 'declined' | 'other-account' | 'failed'

/**
 * Has a wallet in the browser sign a message as a personal message (EIP-191). Nothing is signed with another address than
 * `address`. The message is passed on as the hex of its UTF-8, as wallets expect it: text that looks like hex would be
 * taken for bytes.
 */
export async function signWithInjectedWallet(
  { provider }: InjectedWallet,
  { message, address }: { message: string; address: string },
): Promise<{ signature: string } | NotSigned> {
  try {
    const accounts: unknown = await provider.request({ method: 'eth_requestAccounts' })
    const isOwn = (account: unknown) => String(account).toLowerCase() === address.toLowerCase()
    if (!Array.isArray(accounts) || !accounts.some(isOwn)) return 'other-account'
    const bytes = [...new TextEncoder().encode(message)]
    const hex = `0x${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
    const signature = await provider.request({ method: 'personal_sign', params: [hex, address] })
    return typeof signature === 'string' ? { signature } : 'failed'
  } catch (error) {
    return (error as { code?: unknown } | undefined)?.code === 4001 ? 'declined' : 'failed'
  }
}
