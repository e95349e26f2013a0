import type { LoginState, RememberedLogin, TypedLogin } from '@countersign/core'
import { useState } from 'react'
import type { useLogin } from './useLogin.ts'

/** One way to sign in. */
export type LoginWay = {
  type: 'EMAIL_OTP' | 'SMS_OTP' | 'PASSKEY' | 'OAUTH'
  /** `undefined`: any account at the provider. */
  credentialId: string | undefined
  /** The masked address, or the name of the passkey. */
  nickname: string | undefined
  /** Where the platform has to be asked first whose passkey it is. */
  remembered?: RememberedLogin
}

type UseLoginChoiceParameters = {
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
export const providerWay: LoginWay = { type: 'OAUTH', credentialId: undefined, nickname: undefined }

/** Which way to sign in is taken, and how to change it. */
export function useLoginChoice(parameters: UseLoginChoiceParameters) {
  const { login, lastCredentialId, offersOidc, answered, canUsePasskeys, knowsWallet } = parameters
  const { state } = login
  const [chosen, setChosen] = useState<LoginWay | 'none' | undefined>(answered ? providerWay : undefined)
  const [moved, setMoved] = useState(false)
  const ways = readWays(state, { offersOidc })
  const rememberedPasskey = canUsePasskeys ? readRememberedPasskey(state) : undefined

  function automatic(): LoginWay | undefined {
    // Only the last sign-in here counts: a user who has used something else since means that.
    if (state.status === 'idle') return state.remembered[0]?.type === 'PASSKEY' ? rememberedPasskey : undefined
    return ways.length === 1 ? ways[0] : ways.find(({ credentialId }) => credentialId === lastCredentialId)
  }

  function move(next: LoginWay | 'none' | undefined): void {
    setChosen(next)
    setMoved(true)
  }

  const isOnlyWay = state.status === 'choosing' && ways.length <= 1
  function goBack(): void {
    if (isOnlyWay) login.restart()
    move('none')
  }
  return {
    /** The way that was chosen or is the obvious one; `undefined` while there is something to ask. */
    way: chosen === 'none' ? undefined : (chosen ?? automatic()),
    /** What to choose from; the one that was used last comes first. */
    ways,
    /** A passkey that this device remembers, and that this page can use. */
    rememberedPasskey,
    /** Whether the user has left what the page showed first. */
    moved,
    choose: (way: LoginWay) => move(way),
    /** Looks up the ways of the owner of this address or number. */
    find: (typed: TypedLogin) => {
      move(undefined)
      void login.find(typed)
    },
    /** From now on no way is taken automatically: the user has started to type. */
    stay: () => setChosen('none'),
    /** Whether the user pressed the button of the way that is taken. */
    pressed: typeof chosen === 'object' && moved,
    /** Whether there is no other way, so that `goBack` leads to the beginning. */
    isOnlyWay,
    /** Returns to the other ways; `undefined` where there is nothing else. */
    goBack: isOnlyWay && knowsWallet ? undefined : goBack,
  }
}

function readWays(state: LoginState, { offersOidc }: { offersOidc: boolean }): readonly LoginWay[] {
  if (state.status !== 'choosing') return []
  return state.methods.flatMap(({ id, type, nickname }): LoginWay[] => {
    const known = knownTypes.find((one) => one === type)
    return known && (known !== 'OAUTH' || offersOidc) ? [{ type: known, credentialId: id, nickname }] : []
  })
}

function readRememberedPasskey(state: LoginState): LoginWay | undefined {
  const remembered = state.status === 'idle' ? state.remembered.find(({ type }) => type === 'PASSKEY') : undefined
  return remembered && { type: 'PASSKEY', credentialId: undefined, nickname: remembered.nickname, remembered }
}
