import { expect, test } from 'vitest'
import { createTestService } from '../../../../test/createTestService.ts'

const inviterUma = '$ada@sandbox.example'
const inviteeUma = '$bob@sandbox.example'

async function invited(changes: object = {}) {
  const service = createTestService()
  for (const umaAddress of [inviterUma, inviteeUma])
    await service.succeed('createCustomer', 201, {
      body: { customerType: 'INDIVIDUAL', fullName: 'Ada Lovelace', umaAddress },
    })
  const body = { inviterUma, firstName: 'Bob', amountToSend: 500, ...changes }
  const invitation = await service.succeed('createInvitation', 201, { body })
  const params = { invitationCode: invitation.code }
  const claim = { params, body: { inviteeUma } }
  return { service, invitation, params, claim }
}

const refused = (status: number, code: string) => ({ status, body: { code } })

test('creates an invitation that can be read by its code and claimed once', async () => {
  const { service, invitation, params, claim } = await invited()
  expect(invitation).toMatchObject({ status: 'PENDING', inviterUma, firstName: 'Bob', amountToSend: 500n })
  expect(invitation.url).toMatch(new RegExp(`^https://.*${invitation.code}$`))
  expect(await service.succeed('getInvitation', 200, { params })).toEqual(invitation)
  const claimed = await service.succeed('claimInvitation', 200, claim)
  expect(claimed).toMatchObject({ status: 'CLAIMED', inviteeUma, claimedAt: new Date(service.sandbox.clock.now()) })
  expect(await service.refuse('claimInvitation', claim)).toMatchObject(refused(400, 'INVITATION_ALREADY_CLAIMED'))
  expect(await service.refuse('cancelInvitation', { params })).toMatchObject(refused(400, 'INVITATION_ALREADY_CLAIMED'))
})

test('refuses to claim or cancel a canceled invitation', async () => {
  const { service, params, claim } = await invited()
  expect((await service.succeed('cancelInvitation', 200, { params })).status).toBe('CANCELLED')
  expect(await service.refuse('claimInvitation', claim)).toMatchObject(refused(400, 'INVITATION_CANCELLED'))
  expect(await service.refuse('cancelInvitation', { params })).toMatchObject(refused(400, 'INVITATION_CANCELLED'))
})

test('expires an invitation at its expiresAt, by default after 30 days', async () => {
  const soon = await invited({ expiresAt: '2026-01-05T12:00:01Z' })
  soon.service.sandbox.clock.advance(1000)
  expect((await soon.service.succeed('getInvitation', 200, { params: soon.params })).status).toBe('EXPIRED')
  expect(await soon.service.refuse('claimInvitation', soon.claim)).toMatchObject(refused(400, 'INVALID_INPUT'))
  const later = await invited()
  later.service.sandbox.clock.advance(30 * 24 * 3_600_000)
  expect((await later.service.succeed('getInvitation', 200, { params: later.params })).status).toBe('EXPIRED')
})

test.each([
  [{}, 'INVALID_INPUT'],
  [{ inviterUma: 'ada' }, 'INVALID_INPUT'],
  [{ inviterUma: '$unknown@sandbox.example' }, 'INVALID_UMA_ADDRESS'],
  [{ inviterUma, amountToSend: 0 }, 'INVALID_INPUT'],
  [{ inviterUma, expiresAt: 'soon' }, 'INVALID_INPUT'],
  [{ inviterUma, expiresAt: '2026-01-05T12:00:00Z' }, 'INVALID_INPUT'],
])('refuses the invitation %o', async (body, code) => {
  const { service } = await invited()
  expect(await service.refuse('createInvitation', { body })).toMatchObject(refused(400, code))
})

test('refuses a claim by the inviter or by an unknown address', async () => {
  const { service, params } = await invited()
  const claim = (umaAddress: string) => service.refuse('claimInvitation', { params, body: { inviteeUma: umaAddress } })
  expect(await claim(inviterUma)).toMatchObject(refused(400, 'INVALID_RECEIVER'))
  expect(await claim('$unknown@sandbox.example')).toMatchObject(refused(400, 'INVALID_UMA_ADDRESS'))
})

test('answers 404 for an unknown code', async () => {
  const { service } = await invited()
  const params = { invitationCode: 'NONE' }
  const notFound = refused(404, 'INVITATION_NOT_FOUND')
  expect(await service.refuse('getInvitation', { params })).toMatchObject(notFound)
  expect(await service.refuse('cancelInvitation', { params })).toMatchObject(notFound)
  expect(await service.refuse('claimInvitation', { params, body: { inviteeUma } })).toMatchObject(notFound)
})
