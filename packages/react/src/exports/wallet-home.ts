'use client'

export { useWalletHome } from '../wallets/wallet-home/useWalletHome.ts'
export * as WalletHome from '../wallets/wallet-home/WalletHome.tsx'
export type { HomeTarget, HomeTargets } from '../wallets/wallet-home/WalletHomeContext.ts'
export { WalletHomeScreen } from '../wallets/wallet-home/WalletHomeScreen.tsx'
