import type { Person } from './fakeService.ts'

const time = '2026-11-20T12:00:00Z'

type Reply = { status: number; body?: object }
type Asked = { query: URLSearchParams; people: readonly Person[] }

const ownerOf = ({ owner: id, customer: customerId }: Person) => ({
  id,
  customerId,
  kycStatus: 'PENDING',
  createdAt: time,
})
const verificationOf = ({ verification: id, customer: customerId }: Person) => ({
  id,
  customerId,
  verificationStatus: 'IN_PROGRESS',
  errors: [],
  createdAt: time,
})
const documentOf = ({ document: id, owner: documentHolder }: Person) => ({
  id,
  documentHolder,
  documentType: 'PASSPORT',
  country: 'GB',
  fileName: 'a.pdf',
  createdAt: time,
})
const customerOf = ({ customer: id }: Person) => ({ id, customerType: 'INDIVIDUAL' })
const list = (items: object[]) => ({ data: items, hasMore: false, totalCount: items.length })

/** What the service answers about customers and how they are verified. `undefined`: this is about something else. */
export function answerOnboarding(line: string, { query, people }: Asked): Reply | undefined {
  const of = (name: string) => people.find(({ customer, owner }) => [customer, owner].includes(query.get(name) ?? ''))
  const [holder, customer] = [of('documentHolder'), of('customerId')]
  const reading: Record<string, Reply> = {
    'GET /customers/agreements': { status: 200, body: { data: [] } },
    'GET /customers/end-user-terms': { status: 200, body: { version: 'V1', url: 'https://service.test/terms' } },
    'GET /beneficial-owners': { status: 200, body: list(customer ? [ownerOf(customer)] : []) },
    'GET /documents': { status: 200, body: list(holder ? [documentOf(holder)] : []) },
    'GET /verifications': { status: 200, body: list(customer ? [verificationOf(customer)] : []) },
    'POST /documents': { status: 201, body: { id: 'Document:new' } },
    'POST /beneficial-owners': { status: 201, body: { id: 'BeneficialOwner:new' } },
    'POST /verifications': { status: 200, body: { id: 'Verification:new' } },
  }
  return Object.hasOwn(reading, line) ? reading[line] : people.flatMap((person) => answerAbout(line, person) ?? [])[0]
}

function answerAbout(line: string, person: Person): Reply | undefined {
  const path = `/customers/${person.customer}`
  const replies: Record<string, Reply> = {
    [`GET /beneficial-owners/${person.owner}`]: { status: 200, body: ownerOf(person) },
    [`PATCH /beneficial-owners/${person.owner}`]: { status: 200, body: ownerOf(person) },
    [`GET /documents/${person.document}`]: { status: 200, body: documentOf(person) },
    [`PUT /documents/${person.document}`]: { status: 200, body: documentOf(person) },
    [`DELETE /documents/${person.document}`]: { status: 204 },
    [`GET /verifications/${person.verification}`]: { status: 200, body: verificationOf(person) },
    [`POST ${path}/kyc-link`]: { status: 201, body: { kycUrl: 'https://check.test/1', expiresAt: time } },
    [`POST ${path}/verify-email`]: { status: 204 },
    [`POST ${path}/verify-email/confirm`]: { status: 200, body: customerOf(person) },
    [`POST ${path}/verify-phone`]: { status: 204 },
    [`POST ${path}/verify-phone/confirm`]: { status: 200, body: customerOf(person) },
  }
  return Object.hasOwn(replies, line) ? replies[line] : undefined
}
