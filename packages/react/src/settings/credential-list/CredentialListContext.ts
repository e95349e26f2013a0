import { definePartContext } from '../../primitives/definePartContext.ts'
import type { JourneyMessages } from '../../provider/Messages.ts'
import type { LoginOidcOptions } from '../../sign-in/login/index.ts'
import type * as SignedResource from '../signed-resource/index.ts'
import type { useAdding } from './useAdding.ts'
import type { useCredentialList } from './useCredentialList.ts'

type CredentialListContext = ReturnType<typeof useCredentialList> & {
  messages: JourneyMessages['credentialList']
  question: SignedResource.Question
  adding: ReturnType<typeof useAdding>
  /** The provider whose accounts can be linked, and how its token is obtained. */
  oidc: LoginOidcOptions | undefined
  /** The customer has no number that a code could be sent to. */
  isPhoneMissing: boolean
  setRemoving(type: string): void
}

export const [CredentialListProvider, useCredentialListContext] = definePartContext<CredentialListContext>()
