'use client'

export * as SessionGuard from '../session/session-guard/SessionGuard.tsx'
export { SessionGuardScreen } from '../session/session-guard/SessionGuardScreen.tsx'
export { useSession } from '../session/session-guard/useSession.ts'
