import type { WalletClient } from '../../createWalletClient.ts'
import { WalletError } from '../../errors/WalletError.ts'

/**
 * Returns the address of an identity check if it may be opened: it came through the platform, and on an attacker's site
 * the user would show their face and papers to the attacker.
 *
 * @throws `WalletError` `VERIFICATION_LINK_UNTRUSTED`: not a secure address of a site in the client's
 * `sca.verificationOrigins`, or one with a user name in it, which is there to mislead.
 */
export function checkVerificationLink(client: WalletClient, parameters: { link: string }): string {
  const url = URL.canParse(parameters.link) ? new URL(parameters.link) : undefined
  const { verificationOrigins } = client.sca
  // These origins were checked to be https when the client was created. Hazard: `url.origin` of a `blob:` is its
  // page's.
  const origin = url && `${url.protocol}//${url.host}`
  if (!url || !verificationOrigins.some((known) => known === origin) || url.username !== '' || url.password !== '')
    throw new WalletError('VERIFICATION_LINK_UNTRUSTED')
  // Returned as parsed: what a browser makes of other characters was not checked.
  return url.href
}
