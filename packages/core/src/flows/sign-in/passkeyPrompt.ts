import type { WalletClient } from '../../createWalletClient.ts'
import { WalletError } from '../../errors/WalletError.ts'
import { type PasskeyFeature, type PasskeyObstacle, readObstacle } from '../../webauthn/checkPasskeys.ts'

const codes = {
  unsupported: 'PASSKEY_UNSUPPORTED',
  'insecure-page': 'PASSKEY_INSECURE_PAGE',
  'in-app-browser': 'PASSKEY_UNSUPPORTED',
  'forbidden-frame': 'PASSKEY_FORBIDDEN_HERE',
} as const satisfies Record<PasskeyObstacle, string>

/** Held while the browser prompts for a passkey, in any tab. */
export const promptLock = 'passkey-prompt'

/**
 * Runs the work around one prompt, unless another prompt is open in this browser: a second one would end the first.
 *
 * @throws `WalletError` `PASSKEY_BUSY` at once, before anything is sent, when another prompt is open; the code of a
 * known obstacle to any prompt on this page.
 */
export async function withPrompt<result>(
  client: WalletClient,
  parameters: { feature: PasskeyFeature; work: () => Promise<result> },
): Promise<result> {
  const obstacle = readObstacle(parameters.feature)
  if (obstacle) throw new WalletError(codes[obstacle])
  const outcome = await client.tabs.tryWithLock(promptLock, parameters.work)
  if (!outcome) throw new WalletError('PASSKEY_BUSY')
  return outcome.result
}
