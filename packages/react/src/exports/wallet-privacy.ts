'use client'

export { useWalletPrivacy } from '../settings/wallet-privacy/useWalletPrivacy.ts'
export * as WalletPrivacy from '../settings/wallet-privacy/WalletPrivacy.tsx'
export { WalletPrivacyScreen } from '../settings/wallet-privacy/WalletPrivacyScreen.tsx'
