export { createWalletClient } from '@countersign/core'
export { ScaFactorsScreen, WalletProvider } from '@countersign/react'
