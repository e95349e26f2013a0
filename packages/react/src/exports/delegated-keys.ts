'use client'

export * as DelegatedKeys from '../settings/delegated-keys/DelegatedKeys.tsx'
export { DelegatedKeysScreen } from '../settings/delegated-keys/DelegatedKeysScreen.tsx'
export { useDelegatedKeys } from '../settings/delegated-keys/useDelegatedKeys.ts'
