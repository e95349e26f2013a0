export { createWalletClient } from '@countersign/core'
export { PaymentBatchScreen, WalletProvider } from '@countersign/react'
