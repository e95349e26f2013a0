import { payeeOf } from '../../../core/test/payeeAccounts.ts'
import { defineCases, onOrder } from './operationCases.ts'
import { beforeTerms, frozen, likeTheSeed, nineMillion, payAtOnce, prepare, refused, signedOut } from './quoteWorld.ts'

const transferOf = (source: string, destination: string, amount: number) => ({
  body: { source: { accountId: source }, destination: { accountId: destination }, amount },
})

export const transferCases = defineCases({
  prepare,
  cases: {
    transferIn: {
      200: ({ payeeId, dollars }) => transferOf(payeeId, dollars, 10_000),
      201: likeTheSeed,
      '404 REFERENCE_NOT_FOUND': ({ dollars }) => transferOf('ExternalAccount:none', dollars, 10_000),
      '403 END_USER_TERMS_NOT_ACCEPTED': async () => {
        const { service, payeeId, accountId } = await beforeTerms()
        return { service, ...transferOf(payeeId, accountId, 10_000) }
      },
      '403 USER_NOT_READY': (world) => {
        refused(world)
        return transferOf(world.payeeId, world.dollars, 10_000)
      },
      '409 SCA_SESSION_REQUIRED': async (world) => {
        const { customerId, accountId } = world.sca.wallet
        const body = { customerId, ...payeeOf('USD_ACCOUNT') }
        const { id } = await world.service.succeed('createExternalAccount', 201, { body })
        signedOut(world)
        return transferOf(id, accountId, 10_000)
      },
      '409 CONFLICT': (world) => {
        frozen(world)
        return transferOf(world.payeeId, world.dollars, 10_000)
      },
    },
    transferOut: {
      200: ({ payeeId, dollars }) => transferOf(dollars, payeeId, 10_000),
      201: likeTheSeed,
      '400 INSUFFICIENT_FUNDS': async (world) => {
        await payAtOnce(world, 2, nineMillion)
        world.service.sandbox.clock.advance(24 * 3_600_000)
        await payAtOnce(world, 1, nineMillion)
        return transferOf(world.dollars, world.payeeId, nineMillion)
      },
      '404 REFERENCE_NOT_FOUND': ({ dollars }) => transferOf(dollars, 'ExternalAccount:none', 10_000),
      '403 END_USER_TERMS_NOT_ACCEPTED': onOrder('A customer has no account to pay from before the terms are accepted'),
      '403 USER_NOT_READY': (world) => {
        refused(world)
        return transferOf(world.dollars, world.payeeId, 10_000)
      },
      '409 SCA_SESSION_REQUIRED': (world) => {
        signedOut(world)
        return transferOf(world.sca.wallet.accountId, world.sca.wallet.payeeId, 10_000)
      },
      '409 CONFLICT': (world) => {
        frozen(world)
        return transferOf(world.dollars, world.payeeId, 10_000)
      },
      '429 DAILY_VOLUME_LIMIT_EXCEEDED': async (world) => {
        await payAtOnce(world, 2, nineMillion)
        return transferOf(world.dollars, world.payeeId, nineMillion)
      },
    },
  },
})
