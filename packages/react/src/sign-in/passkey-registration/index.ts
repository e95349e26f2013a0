export * as PasskeyRegistration from './PasskeyRegistration.tsx'
export { PasskeyRegistrationSteps } from './PasskeyRegistrationScreen.tsx'
