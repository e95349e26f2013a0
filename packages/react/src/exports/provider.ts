'use client'

export { Avatar, type AvatarProps } from '../primitives/Avatar.tsx'
export { Banner, type BannerTone } from '../primitives/Banner.tsx'
export type { LazyMessages } from '../primitives/lazyMessages.ts'
export { SupportLink } from '../primitives/SupportLink.tsx'
export type { ScreenFailureMessages } from '../primitives/screenFailureMessages.ts'
export type { SupportMessages } from '../primitives/supportMessages.ts'
export { UntrustedText } from '../primitives/UntrustedText.tsx'
export { type UseServerCountdownOptions, useServerCountdown } from '../primitives/useServerCountdown.ts'
export type { ErrorMessages, ErrorSentence } from '../provider/ErrorMessages.ts'
export type { ErrorJourney, JourneyMessages, Messages, Translation } from '../provider/Messages.ts'
export type { ClientOption, Journey } from '../provider/useJourney.ts'
export { useStore } from '../provider/useStore.ts'
export {
  type ScreenFailure,
  useWalletClient,
  WalletProvider,
  type WalletProviderProps,
} from '../provider/WalletProvider.tsx'
