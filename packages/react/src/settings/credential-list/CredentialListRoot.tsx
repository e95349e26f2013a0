import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef } from 'react'
import { useMessages } from '../../provider/useMessages.ts'
import type { LoginOidcOptions } from '../../sign-in/login/LoginOptions.ts'
import { useLoginOptions } from '../../sign-in/login/LoginOptions.ts'
import { ManagedListRoot } from '../signed-resource/ManagedListRoot.tsx'
import { useQuestion } from '../signed-resource/useListQuestion.ts'
import { CredentialListContext } from './CredentialListContext.ts'
import { credentialListErrors, credentialListMessages } from './credentialListMessages.tsx'
import { useAdding } from './useAdding.ts'
import { useCredentialList } from './useCredentialList.ts'

export type CredentialListRootProps = ComponentPropsWithoutRef<'div'> & {
  /** The wallet whose ways to sign in are shown. */
  accountId: string
  /** The OpenID provider whose accounts can be linked; that of the `SessionGuardScreen` around if not given. */
  oidc?: LoginOidcOptions | undefined
}

/** Holds the ways to sign in to a wallet for the parts inside. */
export const CredentialListRoot = forwardRef<HTMLDivElement, CredentialListRootProps>(
  function CredentialListRoot(props, ref) {
    const around = useLoginOptions().oidc
    const { accountId, oidc = around && { ...around, answer: undefined }, ...rest } = props
    const words = useMessages('credentialList', credentialListMessages)
    const list = useCredentialList({ accountId })
    const question = useQuestion(list)
    const { error, added, forget, ...adding } = useAdding({ list, question, oidc })
    const ask = (id: string) => {
      forget()
      question.ask(id)
    }
    const { change } = list.state
    const removed = change.status === 'done' && change.input.type === 'remove'
    const notice = removed ? words.removed : added ? words.added : undefined
    return (
      <CredentialListContext.Provider value={{ accountId, list, question: { ...question, ask }, oidc, ...adding }}>
        <ManagedListRoot
          {...rest}
          ref={ref}
          value={{ list, title: words.title, errors: credentialListErrors, notice, error }}
        />
      </CredentialListContext.Provider>
    )
  },
)
