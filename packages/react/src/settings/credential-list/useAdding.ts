import { abandonOidcLogin, prepareOidcLogin, WalletError } from '@countersign/core'
import { useRef, useState } from 'react'
import { useOnceMounted } from '../../provider/useOnceMounted.ts'
import { useWalletClient } from '../../provider/WalletProvider.tsx'
import type { LoginOidcOptions } from '../../sign-in/login/LoginOptions.ts'
import type { Question } from '../signed-resource/useListQuestion.ts'
import type { AwaitedCode, CredentialListContextValue } from './CredentialListContext.ts'
import type { CredentialListBinding } from './useCredentialList.ts'

type Adding = Pick<
  CredentialListContextValue,
  'awaitedCode' | 'finishAdding' | 'startAdding' | 'addingPasskey' | 'oidcBusy' | 'addOidc'
> & {
  /** Whether the last thing that was begun ended in another way to sign in. */
  added: boolean
  /** Puts what was said about it out of sight. */
  forget(): void
  /** Of asking another account. */
  error: WalletError | undefined
}

/** What happens around adding a way to sign in: the code to type, the passkey to make, the other account to ask. */
export function useAdding(parameters: {
  list: CredentialListBinding
  question: Question
  oidc: LoginOidcOptions | undefined
}): Adding {
  const { list, question, oidc } = parameters
  const client = useWalletClient()
  const [local, setLocal] = useState<{ step?: 'passkey' | 'oidc'; added?: boolean; error?: WalletError }>({})
  const asked = useRef(0)
  const { change } = list.state

  function startAdding(step?: 'passkey' | 'oidc') {
    question.close()
    setLocal(step ? { step } : {})
  }

  async function addOidc(source: LoginOidcOptions) {
    const turn = ++asked.current
    startAdding('oidc')
    try {
      const request = await prepareOidcLogin(client)
      const oidcToken = await source.open(request)
      if (turn === asked.current) setLocal({})
      await link({ state: request.state, oidcToken: turn === asked.current ? oidcToken : undefined })
    } catch {
      // Whatever the provider's window said is its own affair; nothing was added.
      if (turn === asked.current) setLocal({ error: new WalletError('OIDC_TOKEN_REFUSED') })
    }
  }

  async function link({ state, oidcToken }: { state: string; oidcToken: string | undefined }) {
    // The key was made for its nonce only; nobody signs in with it.
    await abandonOidcLogin(client, { state })
    if (oidcToken !== undefined) await list.change({ type: 'add-oauth', oidcToken })
  }

  useOnceMounted(oidc?.answer?.state, () => {
    if (oidc?.answer) void link(oidc.answer)
  })

  return {
    awaitedCode: awaitedCodeOf(list),
    added: Boolean(local.added) || (change.status === 'done' && !awaitedCodeOf(list)),
    error: local.error,
    forget: () => setLocal({}),
    addingPasskey: local.step === 'passkey',
    oidcBusy: local.step === 'oidc',
    startAdding,
    finishAdding: (added) => {
      list.dismiss()
      setLocal({ added })
      void list.load()
    },
    addOidc: () => {
      if (oidc && local.step !== 'oidc') void addOidc(oidc)
    },
  }
}

function awaitedCodeOf(list: CredentialListBinding): AwaitedCode | undefined {
  const { change } = list.state
  if (change.status !== 'done') return undefined
  const { credential, challenge } = change.result
  return credential && challenge ? { credential, challenge } : undefined
}
