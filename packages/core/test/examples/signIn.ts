import {
  abandonOidcLogin,
  checkPasskeys,
  createEmailOtpLogin,
  createLogin,
  createOidcLogin,
  createPasskeyLogin,
  createPasskeyRegistration,
  createSmsOtpLogin,
  forgetRememberedLogin,
  type LoginWithEmailOtpParameters,
  type LoginWithEmailOtpReturnType,
  listRememberedLogins,
  loginWithEmailOtp,
  loginWithOidcToken,
  loginWithSmsOtp,
  prepareOidcLogin,
  type RequestSmsOtpReturnType,
  requestEmailOtp,
  requestSmsOtp,
  signOut,
  suggestPasskeyName,
  type WalletClient,
} from '@countersign/core'

declare const client: WalletClient
declare const signal: AbortSignal
declare function show(value: unknown): void
declare function openPopup(request: { nonce: string; state: string }): Promise<string | undefined>

const accountId = 'InternalAccount:1'

export async function signInByEmail(readCode: () => string): Promise<LoginWithEmailOtpReturnType> {
  const challenge = await requestEmailOtp(client, { email: 'ada@example.com', signal })
  const parameters: LoginWithEmailOtpParameters = { challenge, code: readCode(), signal }
  return loginWithEmailOtp(client, parameters)
}

export async function signInBySms(code: string): Promise<void> {
  const challenge: RequestSmsOtpReturnType = await requestSmsOtp(client, { phoneNumber: '+49 151 23456789' })
  const { accountId, credentialId } = await loginWithSmsOtp(client, { challenge, code })
  show([accountId, credentialId])
}

export async function signInAtProvider(): Promise<void> {
  const { nonce, state } = await prepareOidcLogin(client, { signal })
  const oidcToken = await openPopup({ nonce, state })
  if (oidcToken === undefined) await abandonOidcLogin(client, { state })
  else show((await loginWithOidcToken(client, { state, oidcToken, signal })).accountId)
}

export async function forgetDevice(): Promise<void> {
  const [last] = await listRememberedLogins(client)
  if (last) await forgetRememberedLogin(client, { credentialId: last.credentialId })
  await signOut(client, { accountId })
}

export function createSignIns(): void {
  const login = createLogin(client, { accountId })
  login.subscribe(() => show(login.getSnapshot().status))
  void login.find({ email: 'ada@example.com' })
  void createEmailOtpLogin(client).requestCode({ email: 'ada@example.com' })
  void createSmsOtpLogin(client, { credentialId: 'AuthMethod:1' }).submitCode('123456')
  void createOidcLogin(client).begin(openPopup)
}

export async function signInWithPasskey(): Promise<void> {
  const { obstacle } = await checkPasskeys()
  if (obstacle) return show(obstacle)
  await createPasskeyRegistration(client, { accountId }).start({ nickname: suggestPasskeyName() })
  const state = await createPasskeyLogin(client).start()
  if (state.status === 'signed-in') show(state.session.accountId)
}
