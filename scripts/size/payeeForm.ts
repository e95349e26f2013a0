export { createWalletClient } from '@countersign/core'
export { PayeeFormScreen, WalletProvider } from '@countersign/react'
