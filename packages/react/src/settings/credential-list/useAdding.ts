import { WalletError } from '@countersign/core/client'
import { abandonOidcLogin, prepareOidcLogin } from '@countersign/core/credential-list'
import { useRef, useState } from 'react'
import { useOnceMounted } from '../../provider/useOnceMounted.ts'
import { useWalletClient } from '../../provider/WalletProvider.tsx'
import type { LoginOidcOptions } from '../../sign-in/login/index.ts'
import type { useCredentialList } from './useCredentialList.ts'

type CredentialList = ReturnType<typeof useCredentialList>

/** Manages the steps of adding a sign-in method: the code to enter, the passkey to create, the account to link. */
export function useAdding(list: CredentialList, oidc: LoginOidcOptions | undefined) {
  const client = useWalletClient()
  const [local, setLocal] = useState<{
    step?: 'passkey' | 'oidc'
    added?: string | undefined
    error?: WalletError | undefined
  }>({})
  const attempts = useRef(0)
  const { list: read } = list.state
  const awaitedCode = awaitedCodeOf(list)
  const addingPasskey = local.step === 'passkey'
  const oidcBusy = local.step === 'oidc'

  async function openProvider(source: LoginOidcOptions) {
    const attempt = ++attempts.current
    const isCurrent = () => attempt === attempts.current
    setLocal({ step: 'oidc' })
    try {
      const request = await prepareOidcLogin(client)
      const oidcToken = await source.open(request)
      if (isCurrent()) setLocal({})
      await link({ state: request.state, oidcToken: isCurrent() ? oidcToken : undefined })
    } catch {
      // What the provider's window reports is not ours to show; nothing was added.
      if (isCurrent()) setLocal({ error: new WalletError('OIDC_TOKEN_REFUSED') })
    }
  }

  async function link({ state, oidcToken }: { state: string; oidcToken: string | undefined }) {
    // The key was created only for its nonce; no sign-in uses it.
    await abandonOidcLogin(client, { state })
    if (oidcToken !== undefined) await list.change({ type: 'add-oauth', oidcToken })
  }

  useOnceMounted(oidc?.answer?.state, () => {
    if (oidc?.answer) void link(oidc.answer)
  })

  return {
    /** A method can be added: the list is read, and no other method is being added. */
    canAdd: read.status === 'ready' && !awaitedCode && !addingPasskey,
    /** The code that was sent to a method that was just added. */
    awaitedCode,
    addingPasskey,
    oidcBusy,
    /** The type of the method that was added last, by what was started last. */
    added: local.added ?? (awaitedCode ? undefined : addedTypeOf(list)),
    error: local.error,
    addPasskey: () => setLocal({ step: 'passkey' }),
    addOidc: () => {
      if (oidc && !oidcBusy) void openProvider(oidc)
    },
    /** Removes what was said about the last method. */
    forget: () => setLocal({}),
    /** Ends a step: a code was entered or put off, a passkey was created or not. */
    finish: (isAdded: boolean) => {
      list.dismiss()
      setLocal({ added: isAdded ? (awaitedCode?.credential.type ?? 'PASSKEY') : undefined })
      void list.load()
    },
  }
}

function addedTypeOf({ state: { change } }: CredentialList): string | undefined {
  return change.status === 'done' ? change.result.credential?.type : undefined
}

function awaitedCodeOf({ state }: CredentialList) {
  const { change } = state
  if (change.status !== 'done') return undefined
  const { credential, challenge } = change.result
  return credential && challenge ? { credential, challenge } : undefined
}
