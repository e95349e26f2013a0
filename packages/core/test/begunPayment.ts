import { type ExecutePaymentParameters, executePayment } from '../src/flows/payment/executePayment.ts'
import { writePaymentIntent } from '../src/storage/paymentIntentChanges.ts'
import { type PaymentIntent, readPaymentIntent } from '../src/storage/paymentIntents.ts'
import { executions, reviewedQuote } from './journeys.ts'
import { signedInWorld } from './signedInWorld.ts'

/** A quote on the screen, with what this browser recorded of its payment, if anything. */
export async function begunPayment(recorded?: Partial<PaymentIntent>) {
  const world = await signedInWorld()
  const { quote } = await reviewedQuote(world)
  const { client, clock, network, ada } = world
  const ids = { quoteId: quote.id, accountId: ada.accountId, idempotencyKey: 'first key' }
  const times = { createdAtMs: clock.now(), createdOnDeviceMs: clock.now() }
  // What was sent has a deadline.
  const until = recorded?.stamp !== undefined && { executableUntil: deadline(world, 3_600_000) }
  if (recorded) await writePaymentIntent(client.records, { version: 1, ...ids, ...times, ...until, ...recorded })
  return {
    ...world,
    quote,
    pay: (parameters: Partial<ExecutePaymentParameters> = {}) =>
      executePayment(client, { accountId: ada.accountId, shown: quote, ...parameters }),
    /** Records a payment whose request was sent, and can no longer be executed. */
    recordOverdue: () =>
      writePaymentIntent(client.records, {
        ...{ version: 1, quoteId: quote.id, accountId: ada.accountId, idempotencyKey: 'key', createdAtMs: 0 },
        stamp: 's',
        executableUntil: deadline(world, -60_000),
      }),
    record: () => readPaymentIntent(client.records, { quoteId: quote.id }),
    /** What left the browser: the headers that matter, and the body. */
    sent: () =>
      executions(world).map(({ headers, body }) => ({
        key: headers['idempotency-key'],
        stamp: headers['service-wallet-signature'],
        body,
      })),
    /** Changes readings of the quote; each entry is used once, and the last one stays. */
    read: (...readings: (object | Response)[]) =>
      network.tamper('GET /quotes', (body) => {
        const [reading] = readings.length > 1 ? readings.splice(0, 1) : readings
        return reading instanceof Response ? reading.clone() : JSON.stringify({ ...JSON.parse(body), ...reading })
      }),
    /** Answers executions; the service carries them out anyway. */
    answer: (response: Response) => network.tamper('/execute', () => response.clone()),
    reads: () => network.requests.filter(({ method, path }) => method === 'GET' && path.startsWith('/quotes')).length,
  }
}

/** An error as the service reports it. */
export const refusal = (status: number, code: string) => Response.json({ status, code, message: 'no' }, { status })

/** A deadline of a request that was sent: over, or not for an hour. */
function deadline(
  { client, clock }: Pick<Awaited<ReturnType<typeof signedInWorld>>, 'client' | 'clock'>,
  byMs: number,
): NonNullable<PaymentIntent['executableUntil']> {
  return { serviceMs: client.transport.serverTime.now() + byMs, deviceMs: clock.now() + byMs }
}
