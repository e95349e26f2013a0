'use client'

export { useWalletExport } from '../settings/wallet-export/useWalletExport.ts'
export * as WalletExport from '../settings/wallet-export/WalletExport.tsx'
export { WalletExportScreen } from '../settings/wallet-export/WalletExportScreen.tsx'
