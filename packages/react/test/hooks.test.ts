import type { WalletClient } from '@countersign/core'
import { expectTypeOf, test } from 'vitest'
import type * as library from '../src/exports/index.ts'

type Hooks = { [name in keyof typeof library as name extends `use${string}` ? name : never]: (typeof library)[name] }
type Options<name extends keyof Hooks> =
  Parameters<Hooks[name]> extends [] ? object : NonNullable<Parameters<Hooks[name]>[0]>
type HasClient<options> = options extends { client?: WalletClient | undefined }
  ? 'client' extends keyof options
    ? true
    : false
  : false

type WithoutClient = { [name in keyof Hooks]: [HasClient<Options<name>>] extends [true] ? never : name }[keyof Hooks]
type WithoutBusy = {
  [name in keyof Hooks]: ReturnType<Hooks[name]> extends { isBusy: boolean } ? never : name
}[keyof Hooks]

/** They read a browser, a store or a clock that is passed to them, and nothing of a wallet. */
type NoWallet = 'usePasskeySupport' | 'useServerCountdown' | 'useStore' | 'useWriteMovement'

test('every hook of a wallet takes another client than the one of the provider', () => {
  // `useWalletClient` takes it as its only argument.
  expectTypeOf<WithoutClient>().toEqualTypeOf<NoWallet | 'useWalletClient'>()
  expectTypeOf<Parameters<Hooks['useWalletClient']>[0]>().toEqualTypeOf<WalletClient | undefined>()
})

test('every hook with actions that take time says whether one is under way', () => {
  // These three only read what this browser has stored.
  type Stored = 'usePasskeyOffer' | 'useScaLock' | 'useScaSession'
  expectTypeOf<WithoutBusy>().toEqualTypeOf<NoWallet | Stored | 'useWalletClient'>()
})

test('a hook without a client is found', () => {
  expectTypeOf<HasClient<{ accountId: string }>>().toEqualTypeOf<false>()
  expectTypeOf<HasClient<{ accountId: string; client?: WalletClient }>>().toEqualTypeOf<true>()
})
