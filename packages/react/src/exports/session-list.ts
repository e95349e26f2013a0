'use client'

export * as SessionList from '../session/session-list/SessionList.tsx'
export { SessionListScreen } from '../session/session-list/SessionListScreen.tsx'
export { useSessionList } from '../session/session-list/useSessionList.ts'
