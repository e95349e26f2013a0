export { OutageBanner } from './OutageBanner.tsx'
export type { HomeTarget } from './WalletHomeContext.ts'
export { WalletHomeScreen } from './WalletHomeScreen.tsx'
