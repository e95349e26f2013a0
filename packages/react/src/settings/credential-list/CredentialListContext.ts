import type { AuthMethod, CredentialItem, OtpChallenge } from '@countersign/core'
import { createContext, useContext } from 'react'
import type { LoginOidcOptions } from '../../sign-in/login/LoginOptions.ts'
import type { Question } from '../signed-resource/useListQuestion.ts'
import type { CredentialListBinding } from './useCredentialList.ts'

/** A code that is on its way to a credential that was just added. */
export type AwaitedCode = { credential: AuthMethod; challenge: OtpChallenge }

export type CredentialListContextValue = {
  accountId: string
  list: CredentialListBinding
  question: Question
  awaitedCode: AwaitedCode | undefined
  /** Says that what was begun is over: a code was typed or put off, a passkey was made or not. */
  finishAdding(added: boolean): void
  /** Puts what was said about the last change out of sight. */
  startAdding(step?: 'passkey'): void
  /** Whether a passkey is being made in place. */
  addingPasskey: boolean
  /** An account elsewhere that can be linked: what it is called, and how its token is had. */
  oidc: LoginOidcOptions | undefined
  /** Whether the other account is being asked. */
  oidcBusy: boolean
  addOidc(): void
}

export const CredentialListContext = createContext<CredentialListContextValue | undefined>(undefined)

/** @throws `Error` outside of `CredentialList.Root`: put the part inside one. */
export function useCredentialListContext(): CredentialListContextValue {
  const value = useContext(CredentialListContext)
  if (!value)
    throw new Error(
      'This part of CredentialList stands outside of <CredentialList.Root>, so it has no list to show. Put it inside.',
    )
  return value
}

export const CredentialItemContext = createContext<CredentialItem | undefined>(undefined)

/** @throws `Error` outside of `CredentialList.Items`: put the part inside one. */
export function useCredentialItem(): CredentialItem {
  const value = useContext(CredentialItemContext)
  if (!value)
    throw new Error(
      'This part of CredentialList shows one way to sign in and stands outside of <CredentialList.Items>. Put it inside.',
    )
  return value
}

/** Whether there is no other way in than the item around. */
export function useIsLast(): boolean {
  const { list } = useCredentialListContext().list.state
  return list.status === 'ready' && list.content.length === 1
}
