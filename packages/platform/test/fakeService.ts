import { agentActionOf, agentOf, answerAgentWrite } from './fakeAgents.ts'
import { answerOnboarding } from './fakeOnboarding.ts'
import { answerPayees, umaAddressOf } from './fakePayees.ts'
import { answerSca } from './fakeSca.ts'

/** Everything in the fake service. Ada and Eve are customers; the platform has a payee of its own. */
const uuid = (number: number) => `0190f0a0-0000-4000-8000-${String(number).padStart(12, '0')}`

function createPerson(name: string, number: number) {
  return {
    email: `${name}@example.com`,
    customer: `Customer:${uuid(number)}`,
    account: `InternalAccount:${uuid(number)}`,
    payee: `ExternalAccount:${uuid(number)}`,
    credential: `AuthMethod:${uuid(number)}`,
    session: `Session:${uuid(number)}`,
    quote: `Quote:${uuid(number)}`,
    transaction: `Transaction:${uuid(number)}`,
    cardTransaction: `CardTransaction:${uuid(number)}`,
    card: `Card:${uuid(number)}`,
    fundingSource: `CardFundingSource:${uuid(number)}`,
    delegatedKey: `DelegatedKey:${uuid(number)}`,
    owner: `BeneficialOwner:${uuid(number)}`,
    document: `Document:${uuid(number)}`,
    verification: `Verification:${uuid(number)}`,
    agent: `Agent:${uuid(number)}`,
    agentAction: `AgentAction:${uuid(number)}`,
    /** Ids of Strong Customer Authentication have no form of their own. */
    scaCredential: `passkey_of-${name}`,
    reset: `reset_of-${name}`,
    invitation: `INVITED-BY-${name}`,
  }
}
export type Person = ReturnType<typeof createPerson>

export const ada = createPerson('ada', 1)
export const eve = createPerson('eve', 2)
/** The platform's own wallet for unknown logins. */
export const decoyWallet = createPerson('decoy', 3)
export const platformPayee = `ExternalAccount:${uuid(90)}`
/** Has the form of an id, but does not exist. */
export const unknownPerson = createPerson('unknown', 99)

export const clientId = 'client-id-of-the-platform'
export const clientSecret = 'client-secret-of-the-platform'
export const baseUrl = 'https://service.test/2025-10-13'

const people = [ada, eve, decoyWallet]
const amount = { amount: 1, currency: { code: 'USDB', decimals: 6 } }
const time = '2026-11-20T12:00:00Z'

/** One request as it reached the service. */
export type SeenRequest = { method: string; url: string; headers: Headers; bytes: Uint8Array; redirect: string }

export type FakeService = {
  readonly fetch: typeof fetch
  readonly seen: SeenRequest[]
  /** How many challenges it has issued. */
  challenges: number
  /** Responds instead of the service until it returns `undefined`. */
  intercept: (request: SeenRequest) => Response | Promise<Response> | undefined
}

/** The service as the platform sees it, as small as the tests need it: the outside world, and not our own code. */
export function createFakeService(): FakeService {
  const service: FakeService = {
    seen: [],
    challenges: 0,
    intercept: () => undefined,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const bytes = new Uint8Array(await request.arrayBuffer())
      const { method, url, headers, redirect } = request
      const seen = { method, url, headers, bytes, redirect }
      service.seen.push(seen)
      return (await service.intercept(seen)) ?? answerRequest(seen, { service })
    },
  }
  return service
}

function answerRequest(request: SeenRequest, { service }: { service: FakeService }): Response {
  if (request.headers.get('authorization') !== `Basic ${btoa(`${clientId}:${clientSecret}`)}`)
    return errorResponse(401, 'UNAUTHORIZED', 'Bad credentials')
  const { pathname, searchParams } = new URL(request.url)
  const path = pathname.slice('/2025-10-13'.length)
  const known = answerPayees({ method: request.method, path, people })
  if (known)
    return known.body ? jsonResponse(known.status, known.body) : errorResponse(404, 'INVITATION_NOT_FOUND', 'None')
  if (path.startsWith('/sca/')) return answerForCustomer(`${request.method} ${path}`, searchParams)
  const onboarding = answerOnboarding(`${request.method} ${path}`, { query: searchParams, people })
  if (onboarding)
    return onboarding.body ? jsonResponse(onboarding.status, onboarding.body) : new Response(null, onboarding)
  if (request.method === 'GET') return answerRead(path, searchParams)
  return answerWrite(path, { request, service })
}

/** Returns one customer of the query, and no data of another. */
function answerForCustomer(path: string, query: URLSearchParams): Response {
  const [customerId, ...others] = query.getAll('customerId')
  const person = people.find(({ customer }) => customer === customerId && others.length === 0)
  const { status, body } = answerSca(path, person) ?? { status: 404 }
  if (status === 404) return errorResponse(404, 'REFERENCE_NOT_FOUND', 'No such thing')
  return body ? jsonResponse(status, body) : new Response(null, { status })
}

function answerRead(path: string, query: URLSearchParams): Response {
  const of = (key: keyof Person, value: string | null) => people.filter((person) => person[key] === value)
  const id = path.split('/').at(-1) ?? ''
  if (path === '/internal-accounts') return list(of('customer', query.get('customerId')).map(accountOf))
  if (path === '/auth/credentials') return list(of('account', query.get('accountId')).map(credentialOf))
  if (path === '/auth/sessions') return list(of('account', query.get('accountId')).map(sessionOf))
  if (path === '/customers/external-accounts') return list(of('customer', query.get('customerId')).map(payeeOf))
  if (path === '/exchange-rates') return list([])
  if (path === '/transactions') return list(of('customer', query.get('customerId')).map(transactionOf))
  if (path === '/cards') return list(of('account', query.get('accountId')).map(cardOf))
  if (path === '/auth/delegated-keys') return list(of('account', query.get('accountId')).map(delegatedKeyOf))
  if (path === '/agents') return list(of('customer', query.get('customerId')).map(agentOf))
  if (path === '/agents/approvals') return list(of('customer', query.get('customerId')).map(agentActionOf))
  const [item] = [
    ...of('customer', id).map((person) => ({
      id: person.customer,
      customerType: 'INDIVIDUAL',
      umaAddress: umaAddressOf(person),
    })),
    ...of('payee', id).map(payeeOf),
    ...of('quote', id).map(quoteOf),
    ...of('transaction', id).map(transactionOf),
    ...of('cardTransaction', id).map(cardTransactionOf),
    ...of('delegatedKey', id).map(delegatedKeyOf),
    ...of('card', id).map(cardOf),
    ...of('agent', id).map(agentOf),
    ...(id === platformPayee ? [{ ...payeeOf(ada), id, customerId: null }] : []),
  ]
  return item ? jsonResponse(200, item) : errorResponse(404, 'REFERENCE_NOT_FOUND', 'No such thing')
}

function answerWrite(path: string, { request, service }: { request: SeenRequest; service: FakeService }): Response {
  const named = people.find((candidate) => Object.values(candidate).some((id) => path.includes(`/${id}`)))
  if (!named && path.startsWith('/auth/credentials/')) return errorResponse(404, 'REFERENCE_NOT_FOUND', 'No such thing')
  const person = named ?? ada
  const signed = request.headers.has('request-id')
  const agentAnswer = answerAgentWrite(`${request.method} ${path}`, person)
  if (agentAnswer)
    return agentAnswer.body
      ? jsonResponse(agentAnswer.status, agentAnswer.body)
      : new Response(null, { status: agentAnswer.status })
  const text = new TextDecoder().decode(request.bytes)
  if (path.endsWith('/challenge'))
    return jsonResponse(200, { ...credentialOf(person), otpEncryptionTargetBundle: bundle(++service.challenges) })
  if (path.endsWith('/verify') && signed) return jsonResponse(200, sessionOf(person))
  if (path.endsWith('/verify') && !text.includes('"right"'))
    return errorResponse(401, 'UNAUTHORIZED', 'Invalid OTP code')
  if (path.endsWith('/verify') || (path.startsWith('/auth/sessions/') && !signed))
    return jsonResponse(202, { payloadToSign: 'p\u2028q', requestId: `Request:${uuid(1)}`, expiresAt: time })
  if (path.endsWith('/confirm')) return jsonResponse(200, { trusted: path.endsWith('/trust/confirm') })
  if (path.endsWith('trust')) return jsonResponse(200, {})
  if (path.endsWith('/resend')) return new Response(null, { status: 204 })
  if (request.method === 'DELETE') return new Response(null, { status: 204 })
  if (/^\/trans(actions|fer)/.test(path)) return jsonResponse(200, transactionOf(person))
  if (path.startsWith('/quotes')) return jsonResponse(200, quoteOf(person))
  const id = Object.values(person).find((value) => path.includes(`/${value}`)) ?? person.payee
  return jsonResponse(201, { ...payeeOf(person), id })
}

const bundle = (number: number) => JSON.stringify({ version: 'v1.0.0', data: String(number).padStart(8, '0') })
const list = (data: readonly unknown[]) => jsonResponse(200, { data, hasMore: false })
const accountOf = ({ account: id, customer: customerId }: Person) => ({
  id,
  customerId,
  type: 'EMBEDDED_WALLET',
  balance: amount,
})
const credentialOf = ({ credential: id, account: accountId, email: nickname }: Person) => ({
  id,
  accountId,
  type: 'EMAIL_OTP',
  nickname,
  createdAt: time,
})
const sessionOf = (person: Person) => ({ ...credentialOf(person), id: person.session, expiresAt: time })
export const payeeOf = ({ payee: id, customer: customerId }: Person) => ({
  id,
  customerId,
  status: 'ACTIVE',
  currency: 'USD',
  accountInfo: { accountType: 'USD_ACCOUNT' },
})
const transactionOf = ({ transaction: id, customer: customerId }: Person) => ({
  id,
  customerId,
  status: 'PENDING',
  type: 'OUTGOING',
})
const cardTransactionOf = ({ cardTransaction: id, customer: customerId, card: cardId }: Person) => ({
  id,
  customerId,
  cardId,
  status: 'SETTLED',
  type: 'CARD',
})
const cardOf = ({ card: id, customer: cardholderId, account }: Person) => ({
  id,
  cardholderId,
  fundingSources: [account],
})
const delegatedKeyOf = ({ delegatedKey: id, card: cardId, fundingSource, account: accountId }: Person) => ({
  id,
  cardId,
  fundingSourceId: fundingSource,
  accountId,
  publicKey: `02${'a'.repeat(64)}`,
  nickname: 'Groceries',
  status: 'ACTIVE',
})
/** A quote that the wallet of its customer signs. */
export const quoteOf = ({ quote: id, account: accountId, payee }: Person) => ({
  id,
  status: 'PENDING',
  createdAt: time,
  expiresAt: time,
  source: { sourceType: 'ACCOUNT', accountId },
  destination: { destinationType: 'ACCOUNT', accountId: payee },
  sendingCurrency: amount.currency,
  receivingCurrency: amount.currency,
  totalSendingAmount: 100,
  totalReceivingAmount: 100,
  paymentInstructions: [{ accountOrWalletInfo: { accountType: 'EMBEDDED_WALLET', payloadToSign: 'p' } }],
})

/** A response with headers that no browser may see. */
export function jsonResponse(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', 'x-internal-trace': 'trace', 'set-cookie': 'own=1', ...headers },
  })
}

export function errorResponse(status: number, code: string, message: string, headers: Record<string, string> = {}) {
  return jsonResponse(status, { status, code, message, reason: message }, headers)
}
