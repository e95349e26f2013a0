import type { ErrorBody, FieldError, WalletSession } from '@countersign/core/wire'
import {
  errorBodySchema,
  fieldErrorSchema,
  idempotencyKeyHeader,
  operations,
  parseJson,
  requestIdHeader,
} from '@countersign/core/wire'
import * as v from 'valibot'
import type { SandboxOperation, SandboxOptions } from '../src/exports/index.ts'
import { createSandbox, sandboxBasePath } from '../src/exports/index.ts'
import type { ClientKey } from './examinee.ts'
import { createClientKey, sealOtp, stampWith } from './examinee.ts'

type Responses<name extends SandboxOperation> = (typeof operations)[name]['responses']
type BodyOf<
  name extends SandboxOperation,
  status extends keyof Responses<name>,
> = Responses<name>[status] extends infer schema
  ? schema extends v.GenericSchema<unknown, unknown>
    ? v.InferOutput<schema>
    : undefined
  : never

export type CallInput = {
  params?: Record<string, string>
  /** As text where a parameter comes several times. */
  query?: Record<string, string> | string
  body?: unknown
  /** Instead of `body`: exactly this text. */
  bodyText?: string
  /** Instead of `body`: a form, for uploads. */
  form?: Readonly<Record<string, string | File>>
  signature?: string
  requestId?: string
  idempotencyKey?: string
  /** Instead of the platform's credentials: the access token of an agent. */
  accessToken?: string
  /** Instead of any credentials: exactly this header. Empty: none. */
  authorization?: string
}

export type Refusal = { status: number; body: ErrorBody; retryAfter: string | null }

/** A sandbox with a stopped clock, and calls whose responses pass the parsers of the wire. */
export function createTestService(options: SandboxOptions = {}) {
  const sandbox = createSandbox({ now: () => Date.UTC(2026, 0, 5, 12), verification: 'at creation', ...options })

  function call(name: SandboxOperation, input: CallInput = {}): Promise<Response> {
    const { method, path } = operations[name]
    const filled = path.replace(/\{(\w+)\}/g, (_, parameter: string) => input.params?.[parameter] ?? '')
    const url = `https://sandbox${sandboxBasePath}${filled}?${new URLSearchParams(input.query)}`
    const basic = `Basic ${btoa('sandbox-client:sandbox-secret')}`
    const authorization = input.authorization ?? (input.accessToken ? `Bearer ${input.accessToken}` : basic)
    const headers = new Headers({ Authorization: authorization })
    if (input.signature !== undefined) headers.set('Service-Wallet-Signature', input.signature)
    if (input.requestId !== undefined) headers.set(requestIdHeader, input.requestId)
    if (input.idempotencyKey !== undefined) headers.set(idempotencyKeyHeader, input.idempotencyKey)
    const text = input.bodyText ?? (input.body === undefined ? null : JSON.stringify(input.body))
    return sandbox.fetch(new Request(url, { method, headers, body: input.form ? writeForm(input.form) : text }))
  }

  async function succeed<name extends SandboxOperation, status extends keyof Responses<name> & number>(
    name: name,
    status: status,
    input: CallInput = {},
  ): Promise<BodyOf<name, status>> {
    const response = await call(name, input)
    const text = await response.text()
    if (response.status !== status) throw new Error(`${name} returned ${response.status}: ${text}`)
    const responses: { readonly [status: number]: v.GenericSchema<unknown, unknown> | null } =
      operations[name].responses
    const schema = responses[status]
    return (schema ? v.parse(schema, parseJson(text)) : undefined) as BodyOf<name, status>
  }

  async function refuse(name: SandboxOperation, input: CallInput = {}): Promise<Refusal> {
    const response = await call(name, input)
    const body = v.parse(errorBodySchema, await response.json())
    return { status: response.status, body, retryAfter: response.headers.get('Retry-After') }
  }

  return { sandbox, call, succeed, refuse }
}

function writeForm(fields: Readonly<Record<string, string | File>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

export type TestService = ReturnType<typeof createTestService>

/** A customer with a funded wallet and a US bank account to pay. */
export async function createTestWallet(
  service: TestService,
  parameters: { email?: string; fullName?: string; funds?: number; accountNumber?: string } = {},
) {
  const { email = 'ada@example.com', funds = 250_000_000, accountNumber = '12345678901' } = parameters
  const { fullName = 'Ada Lovelace' } = parameters
  const customer = await service.succeed('createCustomer', 201, {
    body: { customerType: 'INDIVIDUAL', fullName, email },
  })
  const accounts = await service.succeed('listInternalAccounts', 200, { query: { customerId: customer.id } })
  const accountId = accounts.data[0]!.id
  if (funds > 0) await service.succeed('fundInternalAccount', 200, { params: { accountId }, body: { amount: funds } })
  const credentials = await service.succeed('listCredentials', 200, { query: { accountId } })
  const payee = await service.succeed('createExternalAccount', 201, {
    body: usdPayee({ customerId: customer.id, accountNumber }),
  })
  return { customerId: customer.id, accountId, credentialId: credentials.data[0]!.id, payeeId: payee.id }
}

export type TestWallet = Awaited<ReturnType<typeof createTestWallet>>

export function usdPayee(parameters: { customerId: string; accountNumber: string }) {
  const { customerId, accountNumber } = parameters
  return {
    customerId,
    currency: 'USD',
    accountInfo: {
      accountType: 'USD_ACCOUNT',
      accountNumber,
      routingNumber: '021000021',
      bankAccountType: 'CHECKING',
      beneficiary: { beneficiaryType: 'INDIVIDUAL', fullName: 'Charles Babbage' },
    },
  }
}

/** Challenge, and the body of a first leg with the right code. */
export async function beginLogin(service: TestService, parameters: { credentialId: string }) {
  const params = { credentialId: parameters.credentialId }
  const key = await createClientKey()
  const challenge = await service.succeed('challengeCredential', 200, { params })
  const { otpEncryptionTargetBundle } = v.parse(v.object({ otpEncryptionTargetBundle: v.string() }), challenge)
  const encryptedOtpBundle = await sealOtp(otpEncryptionTargetBundle, { publicKeyHex: key.publicKeyHex })
  return { params, key, otpEncryptionTargetBundle, body: { type: 'EMAIL_OTP', encryptedOtpBundle } }
}

/** The whole email login. */
export async function login(
  service: TestService,
  parameters: { credentialId: string },
): Promise<{ key: ClientKey; session: WalletSession }> {
  const { params, key, body } = await beginLogin(service, parameters)
  const request = await service.succeed('verifyCredential', 202, { params, body })
  const signature = await stampWith(key, { payload: request.payloadToSign })
  const session = await service.succeed('verifyCredential', 200, {
    params,
    body,
    signature,
    requestId: request.requestId,
  })
  return { key, session }
}

export function quoteBody(wallet: TestWallet, parameters: { amount?: number; side?: 'SENDING' | 'RECEIVING' } = {}) {
  const { amount = 100_000_000, side = 'SENDING' } = parameters
  return {
    source: { sourceType: 'ACCOUNT', accountId: wallet.accountId },
    destination: { destinationType: 'ACCOUNT', accountId: wallet.payeeId },
    lockedCurrencySide: side,
    lockedCurrencyAmount: amount,
  }
}

/** A quote from the wallet to its payee, with what there is to sign. */
export async function createTestQuote(service: TestService, parameters: { wallet: TestWallet; amount?: number }) {
  const { wallet, ...amount } = parameters
  const quote = await service.succeed('createQuote', 200, { body: quoteBody(wallet, amount) })
  const payloadToSign = quote.paymentInstructions?.[0]?.accountOrWalletInfo.payloadToSign
  if (payloadToSign === undefined) throw new Error('The quote carries nothing to sign')
  return { quote, payloadToSign, params: { quoteId: quote.id } }
}

export async function balanceOf(service: TestService, parameters: { wallet: TestWallet }) {
  const query = { customerId: parameters.wallet.customerId }
  const { data } = await service.succeed('listInternalAccounts', 200, { query })
  return data[0]!.balance.amount
}

/** A signed-in wallet with a quote, and a stamp that is right. */
export async function signedInWithQuote() {
  const service = createTestService()
  const wallet = await createTestWallet(service)
  const { key, session } = await login(service, wallet)
  const { quote, payloadToSign, params } = await createTestQuote(service, { wallet })
  const signature = await stampWith(key, { payload: payloadToSign })
  return { service, wallet, key, session, quote, payloadToSign, params, signature }
}

/** The invalid fields that a refusal lists. */
export function fieldsOf(refusal: Refusal): string[] {
  return errorsOf(refusal).map((error) => error.field)
}

export function errorsOf(refusal: Refusal): FieldError[] {
  return v.parse(v.array(fieldErrorSchema), refusal.body.details?.errors)
}
