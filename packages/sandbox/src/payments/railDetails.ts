import type { SandboxRequest } from '../context.ts'
import { toIso } from '../context.ts'
import { isAch } from './rails.ts'
import type { QuoteRecord, TransactionRecord } from './records.ts'

/** By which rail the money goes, and who chose it. */
export function describeRail({ rail }: QuoteRecord) {
  if (!rail) return {}
  return { paymentRail: rail.name, railSelectionMode: rail.chosen ? 'MANUAL' : 'AUTO' }
}

type Terms = Pick<SandboxRequest<'createQuote'>['body'], 'remittanceInformation' | 'statementDescriptor'>

/** The rails that have details of their own. */
const detailed = ['ONCHAIN', 'ACH', 'ACH_SAME_DAY', 'WIRE', 'FEDNOW', 'RTP']

/** What the rail reports about its transfer, on the side that is outside. */
export function railDetailsOf(
  quote: QuoteRecord,
  parameters: { side: 'source' | 'destination'; request: Terms },
): { railDetails?: Readonly<Record<string, unknown>> } {
  const { side, request } = parameters
  const outside = quote.payer === 'COLLECTION' ? 'source' : 'destination'
  const { name = '' } = quote.rail ?? {}
  if (side !== outside || !detailed.includes(name)) return {}
  return { railDetails: { paymentRail: name, ...fieldsOf(quote, { name, request }) } }
}

function fieldsOf(quote: QuoteRecord, { name, request }: { name: string; request: Terms }) {
  const digits = quote.transactionId.replace(/\D/g, '').padEnd(15, '0')
  const { remittanceInformation: remittance, statementDescriptor } = request
  const status = 'PENDING'
  if (name === 'ONCHAIN')
    return { transactionHash: quote.transactionId.slice(-36).replaceAll('-', ''), network: networkOf(quote) }
  if (isAch(name)) return { status, traceNumber: digits.slice(0, 15), addenda: remittance, statementDescriptor }
  if (name === 'WIRE')
    return {
      status,
      imad: `${toIso(quote.createdAt).slice(0, 10).replaceAll('-', '')}SANDBOX0${digits.slice(0, 6)}`,
      originatorToBeneficiaryInformation: remittance,
    }
  return { status, endToEndId: `E2E${digits.slice(0, 12)}`, remittanceInformation: remittance }
}

function networkOf({ receivingCurrency, source }: QuoteRecord): unknown {
  return source.cryptoNetwork ?? (receivingCurrency === 'BTC' || receivingCurrency === 'USDB' ? 'SPARK' : 'SOLANA')
}

/** Moves the rail's own status. It says nothing about where the funds are. */
export function setRailStatus(parameters: {
  transaction: TransactionRecord
  status: string
  field?: string
  at: number
}): void {
  const { transaction, status, field, at } = parameters
  for (const side of [transaction.source, transaction.destination]) {
    const details = railsOn(side)
    if (details?.status === undefined) continue
    details.status = status
    if (field !== undefined) details[field] = toIso(at)
  }
}

function railsOn(side: unknown): Record<string, unknown> | undefined {
  const { railDetails } = (side ?? {}) as { railDetails?: Record<string, unknown> }
  return railDetails
}
