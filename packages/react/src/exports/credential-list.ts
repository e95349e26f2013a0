'use client'

export * as CredentialList from '../settings/credential-list/CredentialList.tsx'
export { CredentialListScreen } from '../settings/credential-list/CredentialListScreen.tsx'
export { useCredentialList } from '../settings/credential-list/useCredentialList.ts'
