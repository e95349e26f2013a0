import { listCredentials } from '../../api/credentials.ts'
import { startLogin } from '../../api/platform.ts'
import type { WalletClient } from '../../createWalletClient.ts'
import type { WalletErrorCode } from '../../errors/list.ts'
import { isWalletError, unexpected, WalletError } from '../../errors/WalletError.ts'
import { maskDestination } from '../../wire/maskDestination.ts'
import type { SignInMethod } from '../../wire/platform.ts'
import { readTypedLogin, type TypedLogin } from './otpLogin.ts'
import { listRememberedLogins } from './rememberedLogins.ts'

/** Restricts the sign-in methods; without both, the user may choose any of theirs. */
export type SignInChoice = {
  /** The wallet that has to sign, as for an inline sign-in: other wallets are not offered. */
  accountId?: string | undefined
  /** Only by one of these credentials. */
  credentialIds?: readonly string[] | undefined
}

/**
 * Returns the sign-in methods of a customer whom the platform already knows, last used on this device first.
 * `undefined`: they cannot be listed, so ask the user for an address.
 */
export async function listSignInMethods(
  client: WalletClient,
  parameters: SignInChoice & { accountId: string; signal?: AbortSignal | undefined },
): Promise<readonly SignInMethod[] | undefined> {
  const { accountId, signal, ...choice } = parameters
  try {
    const credentials = await listCredentials(client, { accountId, signal })
    const methods = credentials.map(({ id, type, nickname, ...credential }) => ({
      id,
      accountId: credential.accountId,
      type,
      nickname: type === 'PASSKEY' ? nickname : maskDestination(nickname),
    }))
    return arrange(client, { methods, accountId, ...choice })
  } catch (error) {
    if (isWalletError(error) && unlisted.has(error.code)) return undefined
    throw error
  }
}

/**
 * Failures after which the user is asked for an address. A lapsed SCA session hides the list, and a sign-in must not
 * wait for it.
 */
const unlisted: ReadonlySet<string> = new Set<WalletErrorCode>([
  'SIGN_IN_REQUIRED',
  'LOGIN_TICKET_REQUIRED',
  'SCA_SESSION_REQUIRED',
])

/**
 * Returns the sign-in methods for an address or number, last used on this device first. For an unknown address it
 * returns methods that look the same, and none of them works.
 *
 * @throws `WalletError` `INVALID_PHONE_NUMBER`: ask for it with `+` and the country code. Nothing was sent.
 * @throws `WalletError` `LOGIN_FOR_OTHER_WALLET`: with `accountId` or `credentialIds`, when none of them is found.
 */
export async function findSignInMethods(
  client: WalletClient,
  parameters: SignInChoice & { who: TypedLogin; signal?: AbortSignal | undefined },
): Promise<readonly SignInMethod[]> {
  const { who, signal, ...choice } = parameters
  const methods = await startLogin(client, { lookup: readTypedLogin(who), signal })
  const fitting = await arrange(client, { methods, ...choice })
  if (methods.length === 0) throw unexpected('no sign-in method')
  if (fitting.length === 0) throw new WalletError('LOGIN_FOR_OTHER_WALLET')
  return fitting
}

async function arrange(
  client: WalletClient,
  parameters: SignInChoice & { methods: readonly SignInMethod[] },
): Promise<readonly SignInMethod[]> {
  const { methods, accountId, credentialIds } = parameters
  const remembered = await listRememberedLogins(client)
  const lastUsed = ({ id }: SignInMethod) =>
    remembered.find(({ credentialId }) => credentialId === id)?.lastUsedAtMs ?? 0
  return methods
    .filter((method) => accountId === undefined || method.accountId === accountId)
    .filter(({ id }) => credentialIds === undefined || credentialIds.includes(id))
    .sort((a, b) => lastUsed(b) - lastUsed(a))
}
