import type { AttemptLimit } from '../login/attempts.ts'
import type { DecoyWallet } from '../options.ts'
import type { ServiceResponse } from '../service/callService.ts'
import { createTtlSet } from '../ttlSet.ts'

/** How long it is remembered which login was shown which challenge, in milliseconds. */
const shownMs = 10 * 60_000

/** The wallets that stand in for unknown logins, and which of them got which challenge. */
export type DecoyWallets = {
  /** The wallet that a login uses for its next code: always the same one, unless others have used that one up. */
  readonly choose: (invented: { readonly accountId: string }) => DecoyWallet | undefined
  /** Keeps a challenge that a login gets. */
  readonly keep: (
    wallet: DecoyWallet,
    challenge: { readonly decoyFor: string; readonly answer: ServiceResponse },
  ) => void
  /** The last challenge of a wallet, for a login that has not seen it yet. */
  readonly reuse: (wallet: DecoyWallet, login: { readonly decoyFor: string }) => ServiceResponse | undefined
  /** The wallet whose last challenge this login got. */
  readonly lastOf: (decoyFor: string) => DecoyWallet | undefined
}

type DecoyWalletsParameters = {
  readonly wallets: readonly DecoyWallet[]
  /** How many codes the service sends for one wallet, and in how much time. */
  readonly limit: AttemptLimit
  readonly now: () => number
}

/** Keeps count of the wallets in this process's memory. */
export function createDecoyWallets({ wallets, limit, now }: DecoyWalletsParameters): DecoyWallets {
  const shown = createTtlSet({ now, lifetimeMs: shownMs })
  const newest = new Map<DecoyWallet, { decoyFor: string; answer: ServiceResponse; number: number }>()
  const usedAt = new Map<DecoyWallet, readonly number[]>()
  let challenges = 0

  const recentUses = (wallet: DecoyWallet) => (usedAt.get(wallet) ?? []).filter((time) => now() - time < limit.waitMs)

  return {
    choose: ({ accountId }) => {
      // The id is invented with a secret key, so that outsiders cannot tell which logins share a wallet.
      const [digits = '0'] = /[0-9a-f]{8}/.exec(accountId) ?? []
      const first = Number.parseInt(digits, 16) % wallets.length
      const inOrder = [...wallets.slice(first), ...wallets.slice(0, first)]
      return inOrder.find((wallet) => recentUses(wallet).length < limit.most) ?? inOrder[0]
    },
    keep: (wallet, { decoyFor, answer }) => {
      usedAt.set(wallet, [...recentUses(wallet), now()])
      newest.set(wallet, { decoyFor, answer, number: ++challenges })
      shown.add(`${challenges} ${decoyFor}`)
    },
    reuse: (wallet, { decoyFor }) => {
      const last = newest.get(wallet)
      if (!last || shown.has(`${last.number} ${decoyFor}`)) return undefined
      shown.add(`${last.number} ${decoyFor}`)
      newest.set(wallet, { ...last, decoyFor })
      return last.answer
    },
    lastOf: (decoyFor) => wallets.find((wallet) => newest.get(wallet)?.decoyFor === decoyFor),
  }
}
