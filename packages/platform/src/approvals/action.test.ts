import { expect, test, vi } from 'vitest'
import { createTestPlatform, nothingOpened } from '../../test/createTestPlatform.ts'
import { ada, jsonResponse } from '../../test/fakeService.ts'
import type { ActionApproval } from '../exports/index.ts'

const card = `/cards/${ada.card}`
const cases = [
  ['closing a card', 'PATCH', card, { state: 'CLOSED' }, { kind: 'card-close', cardId: ada.card }],
  [
    'lowering the limit of a card',
    'PATCH',
    card,
    { maxSpendPerTransaction: 500 },
    { kind: 'card-limit', cardId: ada.card, maxSpendPerTransaction: 500 },
  ],
  ['showing the number of a card', 'POST', `${card}/reveal`, undefined, { kind: 'card-reveal', cardId: ada.card }],
  [
    'adding a card to a phone',
    'POST',
    `${card}/tokenize`,
    { digitalWallet: 'APPLE_PAY' },
    { kind: 'card-tokenize', cardId: ada.card },
  ],
  [
    'claiming an invitation',
    'POST',
    `/invitations/${ada.invitation}/claim`,
    {},
    { kind: 'claim', invitationCode: ada.invitation },
  ],
  [
    'approving what an agent wants',
    'POST',
    `/agents/${ada.agent}/actions/${ada.agentAction}/approve`,
    undefined,
    { kind: 'agent-action', agentId: ada.agent, actionId: ada.agentAction },
  ],
] as const

test.each(cases)('%s is decided by the platform', async (_what, method, path, body, action) => {
  const approveAction = vi.fn(async (_action: ActionApproval) => true)
  const platform = createTestPlatform({ signedIn: ada, approveAction })

  const answer = await platform.call(method, path, { body })

  expect(answer.status).toBeLessThan(300)
  expect(approveAction.mock.calls).toEqual([[{ ...action, customerId: ada.customer, proof: 'session' }]])
})

test.each(cases)(
  '%s is refused where the platform says no, fails or has no hook',
  async (_what, method, path, body) => {
    const hooks = [async () => false, () => Promise.reject(new Error('away')), undefined]
    for (const approveAction of hooks) {
      const platform = createTestPlatform({ signedIn: ada, approveAction })

      const answer = await platform.call(method, path, { body })

      expect(answer.json).toMatchObject({ status: 403, code: 'NOT_APPROVED' })
      expect(platform.service.seen.filter((seen) => seen.method !== 'GET')).toEqual([])
    }
  },
)

test('freezing and unfreezing a card is not asked about', async () => {
  const platform = createTestPlatform({ signedIn: ada, ...nothingOpened })

  const answers = [
    await platform.call('PATCH', card, { body: { state: 'FROZEN' } }),
    await platform.call('PATCH', card, { body: { state: 'ACTIVE' } }),
  ]

  expect(answers.every(({ status }) => status < 300)).toBe(true)
})

test.each([
  [1_000, 1_001, 403],
  [1_000, 1_000, 201],
  [1_000, 1, 201],
  [null, 1_000_000, 201],
])('a limit of %s becomes %s: %s', async (maxSpendPerTransaction, wanted, status) => {
  const approveAction = vi.fn(async () => true)
  const platform = createTestPlatform({ signedIn: ada, approveAction })
  platform.service.intercept = ({ method, url }) =>
    method === 'GET' && url.endsWith(ada.card)
      ? jsonResponse(200, { id: ada.card, fundingSources: [ada.account], maxSpendPerTransaction })
      : undefined

  const answer = await platform.call('PATCH', card, { body: { maxSpendPerTransaction: wanted } })

  expect(answer.status).toBe(status)
  expect(approveAction).toHaveBeenCalledTimes(status === 403 ? 0 : 1)
})
