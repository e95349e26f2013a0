export { Root, Tasks } from './WalletHome.tsx'
export { type HomeTarget, useWalletHomeContext } from './WalletHomeContext.ts'
export { WalletHomeScreen } from './WalletHomeScreen.tsx'
