export { ScaChallengeProvider } from './ScaChallengeProvider.tsx'
export { ScaChallengeSteps } from './ScaChallengeScreen.tsx'
