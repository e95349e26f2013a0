import type { TestService } from '../createTestService.ts'
import { scaCode, signature, wrongScaCode } from '../scaWallets.ts'
import { locked } from '../withBalances.ts'
import { defineCases, never, onOrder } from './operationCases.ts'
import {
  nineMillion,
  payAtOnce,
  prepare,
  quotedFromBalance,
  refused,
  signedOut,
  signedQuote,
  toReceiver,
  unprovisioned,
  type World,
} from './quoteWorld.ts'

/** A payment in euros that waits for its first proof. */
async function awaitingProof({ service, scaQuote }: World) {
  await service.succeed('executeQuote', 202, { ...scaQuote, signature })
  return scaQuote
}

/** Ten proofs, all within a minute; the ninth wrong one would suspend. */
async function proveTenTimes(service: TestService, { customerId }: { customerId: string }, quote: World['scaQuote']) {
  for (let attempt = 0; attempt < 10; attempt++) {
    await service.refuse('authorizeQuote', { ...quote, body: { code: wrongScaCode } })
    service.sandbox.sca.setFailedAttempts({ customerId, count: 0 })
  }
}

const proof = { code: scaCode }

export const quoteExecutionCases = defineCases({
  prepare,
  cases: {
    executeQuote: {
      200: (world) => signedQuote(world),
      202: ({ scaQuote }) => ({ ...scaQuote, signature }),
      '400 INSUFFICIENT_FUNDS': async (world) => {
        const most = locked(400_000_000)
        const [first, second] = [await signedQuote(world, most), await signedQuote(world, most)]
        await world.service.succeed('executeQuote', 200, first)
        return second
      },
      '400 QUOTE_EXPIRED': async (world) => {
        const quoted = await quotedFromBalance(world)
        world.service.sandbox.clock.advance(5 * 60_000)
        return quoted
      },
      '400 QUOTE_RATE_UNAVAILABLE': async (world) => {
        const { id: quoteId } = await world.service.succeed(
          'createQuote',
          200,
          await toReceiver('$fail.rate.usd')(world),
        )
        return { params: { quoteId } }
      },
      '401 WALLET_SIGNATURE_BODY_MISMATCH': async (world) => {
        const { signature: ofAnotherQuote } = await signedQuote(world)
        return { ...(await signedQuote(world)), signature: ofAnotherQuote }
      },
      '403 END_USER_TERMS_NOT_ACCEPTED': onOrder('Terms are accepted before the quote, and no call withdraws it'),
      '403 USER_NOT_READY': async (world) => {
        const quoted = await quotedFromBalance(world)
        refused(world)
        return quoted
      },
      '403 VELOCITY_LIMIT_EXCEEDED': async (world) => {
        const quoted = await quotedFromBalance(world)
        await payAtOnce(world, 100, 1000)
        return quoted
      },
      '409 CONFLICT': async (world) => {
        const quoted = await quotedFromBalance(world)
        await world.service.succeed('executeQuote', 200, quoted)
        return quoted
      },
      '409 SCA_SESSION_REQUIRED': (world) => {
        signedOut(world)
        return { ...world.scaQuote, signature }
      },
      '409 WALLET_NOT_PROVISIONED': async (world) => {
        const quoted = await signedQuote(world)
        unprovisioned(world)
        return quoted
      },
      '429 DAILY_VOLUME_LIMIT_EXCEEDED': async (world) => {
        const quoted = await quotedFromBalance(world, locked(nineMillion))
        await payAtOnce(world, 2, nineMillion)
        return quoted
      },
    },
    authorizeQuote: {
      200: async (world) => ({ ...(await awaitingProof(world)), body: proof }),
      202: never('The sandbox answers with 200 and the next challenge'),
      '400 INVALID_INPUT': async (world) => ({ ...(await awaitingProof(world)), body: { code: wrongScaCode } }),
      '409 CONFLICT': ({ scaQuote }) => ({ ...scaQuote, body: proof }),
      '409 SCA_SESSION_REQUIRED': async (world) => {
        const quote = await awaitingProof(world)
        signedOut(world)
        return { ...quote, body: proof }
      },
      '423 ACCOUNT_LOCKED': async (world) => {
        const { customerId } = world.sca.wallet
        world.service.sandbox.sca.setFailedAttempts({ customerId, count: 5 })
        return { ...(await awaitingProof(world)), body: proof }
      },
      '429 RATE_LIMITED': async (world) => {
        const quote = await awaitingProof(world)
        await proveTenTimes(world.service, world.sca.wallet, quote)
        return { ...quote, body: proof }
      },
    },
    resendQuoteAuthorization: {
      200: never('The sandbox answers with 204'),
      204: async (world) => {
        const quote = await awaitingProof(world)
        world.service.sandbox.clock.advance(30_000)
        return quote
      },
      '409 CONFLICT': ({ scaQuote }) => scaQuote,
      '409 SCA_SESSION_REQUIRED': async (world) => {
        const quote = await awaitingProof(world)
        signedOut(world)
        return quote
      },
      '429 RATE_LIMITED': awaitingProof,
    },
  },
})
