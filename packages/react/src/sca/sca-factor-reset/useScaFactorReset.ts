import { createScaFactorReset } from '@countersign/core/sca-factor-reset'
import { type ClientOption, useJourney } from '../../provider/useJourney.ts'

/**
 * Resets a factor that was lost. Continues by itself with a reset that was started in this browser. The link and the
 * token of the identity check are never in `state`: `openLink()` and `readLivenessToken()` return them.
 *
 * @throws `Error` without a client outside a `WalletProvider`: wrap your page in one.
 */
export function useScaFactorReset({ client, accountId }: ClientOption & { accountId: string }) {
  return useJourney({
    client,
    id: accountId,
    create: (wallet) => createScaFactorReset(wallet, { accountId }),
    onMount: ({ load }) => void load(),
  })
}
