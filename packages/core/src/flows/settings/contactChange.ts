import { listAccounts, walletType } from '../../api/accounts.ts'
import { call, send } from '../../api/send.ts'
import type { WalletClient } from '../../createWalletClient.ts'
import type { SigningIntent } from '../../crypto/payload/payloadIntent.ts'
import { unexpected, WalletError } from '../../errors/WalletError.ts'
import { readRememberedLogins, rememberLogin } from '../../storage/rememberedLogins.ts'
import {
  type ContactChangeRequest,
  type CustomerProfile,
  getCustomerProfile,
  updateCustomerContact,
} from '../../wire/customer.ts'
import { maskDestination } from '../../wire/maskDestination.ts'
import { signRequest } from '../signedRequest.ts'

/** One contact at a time. A phone number with `+` and country code. */
export type NewContact = { email: string } | { phoneNumber: string }

type OfAccount = { accountId: string; signal?: AbortSignal | undefined }

/**
 * Returns the customer behind a wallet, with their address and number.
 *
 * @throws `WalletError` `REFERENCE_NOT_FOUND`: the user has no such wallet.
 */
export async function readContact(client: WalletClient, parameters: OfAccount): Promise<CustomerProfile> {
  const { accountId, signal } = parameters
  const wallets = await listAccounts(client, { type: walletType, signal })
  const customerId = wallets.find(({ id }) => id === accountId)?.customerId
  if (customerId === undefined) throw new WalletError('REFERENCE_NOT_FOUND')
  return call(client, getCustomerProfile, { path: { customerId }, signal })
}

/**
 * Changes an address or a number, and every credential that sends codes there, together or not at all. Signed where
 * codes go there. Needs a sign-in of the last five minutes.
 *
 * @throws `WalletError` `SIGN_IN_TOO_OLD` or `SESSION_…`: sign in, then call again. Nothing was changed.
 * @throws `WalletError` `EMAIL_OTP_EMAIL_ALREADY_EXISTS` or `SMS_OTP_PHONE_NUMBER_ALREADY_EXISTS`: ask for another one.
 * @throws `WalletError` `AUTH_CREDENTIAL_VERIFICATION_REQUIRED`: the new one has to be verified first.
 * @throws `WalletError` `UNEXPECTED_RESPONSE`: the answer names another one. Read which it is.
 */
export async function changeContact(
  client: WalletClient,
  parameters: OfAccount & { change: NewContact },
): Promise<CustomerProfile> {
  const { accountId, change, signal } = parameters

  // 1. The service requires the type of the customer.
  const { id: customerId, customerType } = await readContact(client, { accountId, signal })
  const request = { customerType, ...change } as ContactChangeRequest

  // 2. Only what the user typed may be signed.
  const intent: SigningIntent =
    'email' in change
      ? { to: 'change-email', email: change.email }
      : { to: 'change-phone', phoneNumber: change.phoneNumber }
  const { body: customer } = await signRequest(client, {
    accountId,
    intent,
    // The session may be an attacker's who holds an unlocked phone, and the codes would be, too.
    recent: true,
    unsigned: true,
    signal,
    send: (signing) =>
      send(client.transport, updateCustomerContact, { path: { customerId }, body: request, ...signing }),
  })

  // A relay may drop a change and call it made.
  const [now, asked] = 'email' in change ? [customer.email, change.email] : [customer.phoneNumber, change.phoneNumber]
  if (now && now.toLowerCase() !== asked.toLowerCase()) throw unexpected('another contact')

  // 3. The session and the next sign-in show where codes go now.
  await renameLogins(client, { accountId, change })
  return customer
}

async function renameLogins(
  client: WalletClient,
  parameters: { accountId: string; change: NewContact },
): Promise<void> {
  const { accountId, change } = parameters
  const [type, nickname] = 'email' in change ? ['EMAIL_OTP', change.email] : ['SMS_OTP', change.phoneNumber]
  // The change is made by now: a browser that cannot store it shows the old one until the next sign-in.
  await client.sessions.rename({ accountId, type, sentTo: maskDestination(nickname) }).catch(() => {})
  for (const login of await readRememberedLogins(client.records))
    if (login.accountId === accountId && login.type === type)
      await rememberLogin(client.records, { ...login, nickname })
}
