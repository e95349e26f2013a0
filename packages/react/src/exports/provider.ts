'use client'

export type { LaterMessages } from '../primitives/lazyMessages.ts'
export { OutsideText } from '../primitives/OutsideText.tsx'
export type { ScreenFailureMessages } from '../primitives/screenFailureMessages.ts'
export { type UseServerCountdownOptions, useServerCountdown } from '../primitives/useServerCountdown.ts'
export type { ErrorMessages, ErrorSentence } from '../provider/ErrorMessages.ts'
export type { JourneyMessages, Messages } from '../provider/Messages.ts'
export type { ClientOption, Journey } from '../provider/useJourney.ts'
export { useStore } from '../provider/useStore.ts'
export {
  type ScreenFailure,
  useWalletClient,
  WalletProvider,
  type WalletProviderProps,
} from '../provider/WalletProvider.tsx'
