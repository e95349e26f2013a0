export { Tasks } from './Tasks.tsx'
export { type HomeTarget, useWalletHomeContext } from './WalletHomeContext.ts'
export { Root } from './WalletHomeParts.tsx'
export { WalletHomeScreen } from './WalletHomeScreen.tsx'
