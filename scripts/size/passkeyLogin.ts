export { createWalletClient } from '@countersign/core'
export { PasskeyLoginScreen, WalletProvider } from '@countersign/react'
