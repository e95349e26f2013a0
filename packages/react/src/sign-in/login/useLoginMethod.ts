import type { LoginState, RememberedLogin, TypedLogin } from '@countersign/core'
import { useState } from 'react'
import type { useLogin } from './useLogin.ts'

/** One sign-in method. */
export type LoginMethod = {
  type: 'EMAIL_OTP' | 'SMS_OTP' | 'PASSKEY' | 'OAUTH'
  /** `undefined`: any account at the provider. */
  credentialId: string | undefined
  /** The masked address, or the name of the passkey. */
  nickname: string | undefined
  /** Where the platform has to be asked first whose passkey it is. */
  remembered?: RememberedLogin
}

type UseLoginMethodParameters = {
  login: ReturnType<typeof useLogin>
  /** The credential that this browser used last. */
  lastCredentialId: string | undefined
  offersOidc: boolean
  /** Whether a response of the provider waits to be used. */
  answered: boolean
  canUsePasskeys: boolean
  knowsWallet: boolean
}

const knownTypes = ['EMAIL_OTP', 'SMS_OTP', 'PASSKEY', 'OAUTH'] as const
export const providerMethod: LoginMethod = { type: 'OAUTH', credentialId: undefined, nickname: undefined }

/** Which sign-in method is taken, and how to change it. */
export function useLoginMethod(parameters: UseLoginMethodParameters) {
  const { login, lastCredentialId, offersOidc, answered, canUsePasskeys, knowsWallet } = parameters
  const { state } = login
  const [chosen, setChosen] = useState<LoginMethod | 'none' | undefined>(answered ? providerMethod : undefined)
  const [moved, setMoved] = useState(false)
  const methods = listMethods(state, { offersOidc })
  const rememberedPasskey = canUsePasskeys ? readRememberedPasskey(state) : undefined

  function automatic(): LoginMethod | undefined {
    // Only the last sign-in here counts: a user who has used something else since means that.
    if (state.status === 'idle') return state.remembered[0]?.type === 'PASSKEY' ? rememberedPasskey : undefined
    return methods.length === 1 ? methods[0] : methods.find(({ credentialId }) => credentialId === lastCredentialId)
  }

  function move(next: LoginMethod | 'none' | undefined): void {
    setChosen(next)
    setMoved(true)
  }

  const isOnlyMethod = state.status === 'choosing' && methods.length <= 1
  function goBack(): void {
    if (isOnlyMethod) login.restart()
    move('none')
  }
  return {
    /** The method that was chosen or is the obvious one; `undefined` while there is something to ask. */
    method: chosen === 'none' ? undefined : (chosen ?? automatic()),
    /** What to choose from; the one that was used last comes first. */
    methods,
    /** A passkey that this device remembers, and that this page can use. */
    rememberedPasskey,
    /** Whether the user has left what the page showed first. */
    moved,
    choose: (method: LoginMethod) => move(method),
    /** Looks up the methods of the owner of this address or number. */
    find: (typed: TypedLogin) => {
      move(undefined)
      void login.find(typed)
    },
    /** After this no method is taken automatically: the user has started to type. */
    stay: () => setChosen('none'),
    /** Whether the user pressed the button of the method that is taken. */
    pressed: typeof chosen === 'object' && moved,
    /** Whether there is no other method, so that `goBack` leads to the beginning. */
    isOnlyMethod,
    /** Returns to the other methods; `undefined` where there is nothing else. */
    goBack: isOnlyMethod && knowsWallet ? undefined : goBack,
  }
}

function listMethods(state: LoginState, { offersOidc }: { offersOidc: boolean }): readonly LoginMethod[] {
  if (state.status !== 'choosing') return []
  return state.methods.flatMap(({ id, type, nickname }): LoginMethod[] => {
    const known = knownTypes.find((one) => one === type)
    return known && (known !== 'OAUTH' || offersOidc) ? [{ type: known, credentialId: id, nickname }] : []
  })
}

function readRememberedPasskey(state: LoginState): LoginMethod | undefined {
  const remembered = state.status === 'idle' ? state.remembered.find(({ type }) => type === 'PASSKEY') : undefined
  return remembered && { type: 'PASSKEY', credentialId: undefined, nickname: remembered.nickname, remembered }
}
