import type { WalletClient } from '../../createWalletClient.ts'
import { WalletError } from '../../errors/WalletError.ts'

/**
 * The address of a check, if it may be opened: it came through the platform, and on a site of somebody else's the person
 * would show their face and papers to that somebody.
 *
 * @throws `WalletError` `VERIFICATION_LINK_UNTRUSTED`: no secure address of a site in the client's
 * `sca.verificationOrigins`, or one with a user name in it, which is there to mislead.
 */
export function checkVerificationLink(client: WalletClient, parameters: { link: string }): string {
  const url = URL.canParse(parameters.link) ? new URL(parameters.link) : undefined
  const { verificationOrigins } = client.sca
  // Those origins were held against https when the client was made. Hazard: `url.origin` of a `blob:` is its page's.
  const origin = url && `${url.protocol}//${url.host}`
  if (!url || !verificationOrigins.some((known) => known === origin) || url.username !== '' || url.password !== '')
    throw new WalletError('VERIFICATION_LINK_UNTRUSTED')
  // As it was read: what a browser makes of other characters was not checked.
  return url.href
}
