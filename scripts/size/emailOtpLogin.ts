export { createWalletClient } from '@countersign/core'
export { EmailOtpLoginScreen, WalletProvider } from '@countersign/react'
