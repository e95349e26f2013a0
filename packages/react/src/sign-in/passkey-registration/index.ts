export * as PasskeyEnroll from './PasskeyEnroll.tsx'
export { PasskeyEnrollSteps } from './PasskeyEnrollScreen.tsx'
