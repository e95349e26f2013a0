import type { Person } from './fakeService.ts'

const time = '2026-11-20T12:00:00Z'
const currency = { code: 'USD', decimals: 2 }
const page = (data: readonly unknown[]) => ({ data, hasMore: false })

/** The UMA address of a person is derived from the email address. */
export const umaAddressOf = ({ email }: Person) => `$${email}`

type Question = { method: string; path: string; people: readonly Person[] }
type FakeAnswer = { status: number; body?: unknown } | undefined

/** Answers requests about ownership, statements, receivers, invitations and banks; `undefined` for all others. */
export function answerPayees({ method, path, people }: Question): FakeAnswer {
  const [, root = '', ...rest] = path.split('/')
  const last = rest.at(-1) ?? ''
  if (root === 'invitations') return answerInvitation({ method, code: rest[0], people })
  if (root === 'receiver') return { status: 200, body: { lookupId: 'Lookup:1', supportedCurrencies: [] } }
  if (root === 'discoveries') return { status: 200, body: { data: [] } }
  if (root === 'uma-providers' || root === 'vasps') return { status: 200, body: page([]) }
  if (path === '/crypto/estimate-withdrawal-fee')
    return {
      status: 200,
      body: { networkFee: 1, networkFeeAsset: 'ETH', applicationFee: 1, totalFee: 2, netAmount: 3, currency },
    }
  if (last === 'balance-changes') return { status: 200, body: { openingBalance: 0, closingBalance: 0, ...page([]) } }
  const payee = people.find((person) => path.startsWith(`/customers/external-accounts/${person.payee}/`))
  if (payee && last === 'challenge')
    return { status: 201, body: { method: 'WALLET_SIGNATURE', expiresAt: time, messageToSign: 'Mine' } }
  if (payee && last === 'verify')
    return {
      status: 200,
      body: {
        id: payee.payee,
        customerId: payee.customer,
        status: 'ACTIVE',
        currency: 'USDC',
        accountInfo: { accountType: 'BASE_WALLET' },
      },
    }
  return undefined
}

function answerInvitation({
  method,
  code,
  people,
}: {
  method: string
  code: string | undefined
  people: readonly Person[]
}) {
  const inviter = people.find(({ invitation }) => invitation === code) ?? people[0]
  if (code !== undefined && inviter?.invitation !== code) return { status: 404 }
  const body = { code: inviter?.invitation, status: 'PENDING', inviterUma: inviter && umaAddressOf(inviter) }
  return { status: method === 'POST' && code === undefined ? 201 : 200, body }
}
