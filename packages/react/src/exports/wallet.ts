'use client'

export { UserButton, type UserButtonProps } from '../wallets/wallet/UserButton.tsx'
export { WalletScreen, type WalletScreenProps } from '../wallets/wallet/WalletScreen.tsx'
export type { WalletPageProps, WalletPages, WalletSetting } from '../wallets/wallet/WalletScreenContext.ts'
