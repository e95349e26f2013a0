export { createWalletClient } from '@countersign/core'
export { ScaChallengeScreen, WalletProvider } from '@countersign/react'
