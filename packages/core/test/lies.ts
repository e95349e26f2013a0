import { serviceErrorCodes } from '../src/errors/list.ts'
import { claim, type Lie, refuse } from './lyingRelay.ts'

type NamedLie = readonly [name: string, lie: Lie]

const named = ([status, code]: readonly [number, string]): NamedLie => [`${status} ${code}`, refuse(status, code)]

/** Every refusal of the interface. */
export const everyRefusal: readonly NamedLie[] = Object.entries(serviceErrorCodes).flatMap(([status, codes]) =>
  codes.map((code) => named([Number(status), code])),
)

/** A code of each kind that a page acts on. */
export const someRefusals: readonly NamedLie[] = (
  [
    [400, 'INVALID_INPUT'],
    [400, 'QUOTE_EXPIRED'],
    [400, 'QUOTE_RATE_UNAVAILABLE'],
    [400, 'INSUFFICIENT_FUNDS'],
    [401, 'UNAUTHORIZED'],
    [401, 'WALLET_SIGNATURE_INVALID'],
    [404, 'QUOTE_NOT_FOUND'],
    [409, 'CONFLICT'],
    [409, 'SCA_SESSION_REQUIRED'],
    [410, 'CUSTOMER_DELETED'],
    [423, 'ACCOUNT_LOCKED'],
    [429, 'RATE_LIMITED'],
    [500, 'INTERNAL_ERROR'],
    [503, 'SERVICE_UNAVAILABLE'],
  ] as const
).map(named)

/** False statements about the state of a quote or its transaction, and invalid responses. */
export const everyClaim: readonly NamedLie[] = [
  ...['PENDING', 'PENDING_AUTHORIZATION', 'PROCESSING', 'COMPLETED', 'FAILED', 'EXPIRED'].map(
    (status): NamedLie => [`a false ${status}`, claim({ status })],
  ),
  ['a false FAILED with a reason', claim({ status: 'FAILED', failureReason: 'SCA_NOT_COMPLETED' })],
  ['a false FAILED without a transaction', claim({ status: 'FAILED', transactionId: null })],
  ['another amount', claim({ totalSendingAmount: 99 })],
  [
    'a false EXPIRED at a false time',
    ({ status, body }) => {
      const headers = { date: 'Sun, 01 Mar 2037 12:00:00 GMT' }
      const told = { ...body, status: 'EXPIRED', expiresAt: '2026-01-01T00:00:00Z' }
      return 'status' in body ? Response.json(told, { status, headers }) : undefined
    },
  ],
  ['too old, as a conflict', refuse(409, 'QUOTE_EXPIRED')],
  ['words of no interface', refuse(418, 'SOMETHING_NEW')],
  ['a page of a gateway', () => new Response('<h1>Not found</h1>', { status: 404 })],
  ['an empty success', () => Response.json({})],
]

export const everyKindOfLie: readonly NamedLie[] = [...someRefusals, ...everyClaim]
