import { createTestService } from '../createTestService.ts'
import { defineCases, onOrder } from './operationCases.ts'

/** An inviter, an invitee, and an invitation that is open. */
async function prepare() {
  const service = createTestService()
  const customerNamed = (fullName: string) =>
    service.succeed('createCustomer', 201, { body: { customerType: 'INDIVIDUAL', fullName } })
  const { umaAddress: inviterUma = '' } = await customerNamed('Ada Lovelace')
  const { umaAddress: inviteeUma = '' } = await customerNamed('Grace Hopper')
  const { code: invitationCode } = await service.succeed('createInvitation', 201, { body: { inviterUma } })
  const params = { invitationCode }
  return { service, inviterUma, inviteeUma, params }
}

type World = Awaited<ReturnType<typeof prepare>>

async function claimed({ service, params, inviteeUma }: World) {
  await service.succeed('claimInvitation', 200, { params, body: { inviteeUma } })
  return { params, body: { inviteeUma } }
}

async function canceled({ service, params, inviteeUma }: World) {
  await service.succeed('cancelInvitation', 200, { params })
  return { params, body: { inviteeUma } }
}

function expired({ service, params, inviteeUma }: World) {
  service.sandbox.clock.advance(31 * 24 * 3_600_000)
  return { params, body: { inviteeUma } }
}

export const invitationCases = defineCases({
  prepare,
  cases: {
    createInvitation: {
      201: ({ inviterUma }) => ({ body: { inviterUma, firstName: 'Grace' } }),
      '400 INVALID_UMA_ADDRESS': () => ({ body: { inviterUma: '$unknown@sandbox.example' } }),
      '400 INVITATIONS_NOT_CONFIGURED': onOrder('No documented setting of a platform turns invitations on or off'),
    },
    getInvitation: { 200: ({ params }) => ({ params }) },
    claimInvitation: {
      200: ({ params, inviteeUma }) => ({ params, body: { inviteeUma } }),
      '400 INVALID_INPUT': expired,
      '400 INVALID_RECEIVER': ({ params, inviterUma }) => ({ params, body: { inviteeUma: inviterUma } }),
      '400 INVALID_UMA_ADDRESS': ({ params }) => ({ params, body: { inviteeUma: '$unknown@sandbox.example' } }),
      '400 INVITATION_ALREADY_CLAIMED': claimed,
      '400 INVITATION_CANCELLED': canceled,
    },
    cancelInvitation: {
      200: ({ params }) => ({ params }),
      '400 INVALID_INPUT': async (world) => ({ params: expired(world).params }),
      '400 INVITATION_ALREADY_CLAIMED': async (world) => ({ params: (await claimed(world)).params }),
      '400 INVITATION_CANCELLED': async (world) => ({ params: (await canceled(world)).params }),
      '403 FORBIDDEN': onOrder('For the service all customers of a platform are one caller, who made every invitation'),
    },
  },
})
