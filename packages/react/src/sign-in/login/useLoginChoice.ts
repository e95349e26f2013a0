import type { LoginState } from '@countersign/core'
import { useState } from 'react'
import type { LoginChoice, LoginWay } from './LoginContext.ts'
import type { LoginBinding } from './useLogin.ts'

type Choosing = {
  login: LoginBinding
  /** How this browser did it last time. */
  lastCredentialId: string | undefined
  offersOidc: boolean
  /** Whether an answer of the provider waits to be used. */
  answered: boolean
  canUsePasskeys: boolean
  knowsWallet: boolean
}

const knownTypes = ['EMAIL_OTP', 'SMS_OTP', 'PASSKEY', 'OAUTH'] as const
const providerWay: LoginWay = { type: 'OAUTH', credentialId: undefined, nickname: undefined }

/** Which way to sign in is taken: the one that was chosen, or the one that goes without saying. */
export function useLoginChoice(parameters: Choosing): LoginChoice {
  const { login, lastCredentialId, offersOidc, answered, canUsePasskeys, knowsWallet } = parameters
  const { state } = login
  const [chosen, setChosen] = useState<LoginWay | 'none' | undefined>(answered ? providerWay : undefined)
  const [moved, setMoved] = useState(false)
  const ways = readWays(state, { offersOidc })
  const rememberedPasskey = canUsePasskeys ? readRememberedPasskey(state) : undefined

  function automatic(): LoginWay | undefined {
    // Last used last time: whoever used something else since means that.
    if (state.status === 'idle') return state.remembered[0]?.type === 'PASSKEY' ? rememberedPasskey : undefined
    return ways.length === 1 ? ways[0] : ways.find(({ credentialId }) => credentialId === lastCredentialId)
  }

  function goOn(next: LoginWay | 'none' | undefined): void {
    setChosen(next)
    setMoved(true)
  }

  const way = chosen === 'none' ? undefined : (chosen ?? automatic())
  const onlyWay = state.status === 'choosing' && ways.length <= 1
  return {
    way,
    ways,
    rememberedPasskey,
    moved,
    choose: goOn,
    find: (who) => {
      goOn(undefined)
      void login.find(who)
    },
    stay: () => setChosen('none'),
    goBack:
      onlyWay && knowsWallet
        ? undefined
        : () => {
            if (onlyWay) login.restart()
            goOn('none')
          },
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
