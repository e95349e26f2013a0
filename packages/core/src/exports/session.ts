export { createSessionController, type SessionController } from '../controllers/session/sessionGuard.ts'
export { listRememberedLogins } from '../flows/sign-in/rememberedLogins.ts'
export { rtsIdleLockMs, type SessionInfo, type SessionOptions, type SessionState } from '../session/sessionState.ts'
