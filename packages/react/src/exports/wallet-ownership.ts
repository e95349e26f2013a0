'use client'

export { type UseWalletOwnershipOptions, useWalletOwnership } from '../payees/wallet-ownership/useWalletOwnership.ts'
export * as WalletOwnership from '../payees/wallet-ownership/WalletOwnership.tsx'
export { WalletOwnershipScreen } from '../payees/wallet-ownership/WalletOwnershipScreen.tsx'
