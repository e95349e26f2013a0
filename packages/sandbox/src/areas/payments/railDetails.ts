import type { SandboxContext } from '../../context.ts'
import { toIso } from '../../context.ts'
import { isAch } from './rails.ts'
import type { QuoteRecord, TransactionRecord } from './records.ts'

/** The rails that report a status of their own. */
const reporting = ['ACH', 'ACH_SAME_DAY', 'WIRE', 'FEDNOW', 'RTP']

/** By which rail the money goes, who chose it, and what the rail reports at first. */
export function describeRail(context: SandboxContext, { rail, destination }: QuoteRecord) {
  if (!rail) return {}
  const railStatus = reporting.includes(rail.name) ? 'PENDING' : undefined
  const chosen = { paymentRail: rail.name, railSelectionMode: rail.chosen ? 'MANUAL' : 'AUTO', railStatus }
  if (rail.name !== 'ONCHAIN' || destination.destinationType !== 'ACCOUNT') return chosen
  const accountType = context.state.externalAccounts.get(destination.accountId)?.accountInfo.accountType
  return { ...chosen, railNetwork: accountType?.replace(/_WALLET$/, '') }
}

/** What the rail reports about its transfer, on the side that is outside. */
export function railDetailsOf(
  transaction: TransactionRecord,
  parameters: { side: 'source' | 'destination' },
): { railDetails?: Readonly<Record<string, unknown>>; onChainTransaction?: Readonly<Record<string, unknown>> } {
  const { id, paymentRail, railStatus, railNetwork: network } = transaction
  const outside = transaction.type === 'INCOMING' ? 'source' : 'destination'
  if (parameters.side !== outside) return {}
  if (network !== undefined) {
    const onChainTransaction = { transactionHash: id.slice(-36).replaceAll('-', ''), network }
    // The two versions of the interface name it differently.
    return { railDetails: { paymentRail, ...onChainTransaction }, onChainTransaction }
  }
  return railStatus === undefined ? {} : { railDetails: { paymentRail, ...fieldsOf(transaction) } }
}

function fieldsOf(transaction: TransactionRecord) {
  const { id, paymentRail, railStatus: status, railTimes, remittanceInformation, statementDescriptor } = transaction
  const digits = id.replace(/\D/g, '').padEnd(15, '0')
  if (isAch(paymentRail))
    return {
      status,
      traceNumber: digits.slice(0, 15),
      addenda: remittanceInformation,
      statementDescriptor,
      ...railTimes,
    }
  if (paymentRail === 'WIRE')
    return {
      status,
      imad: `${transaction.createdAt.slice(0, 10).replaceAll('-', '')}SANDBOX0${digits.slice(0, 6)}`,
      originatorToBeneficiaryInformation: remittanceInformation,
      ...railTimes,
    }
  return { status, endToEndId: `E2E${digits.slice(0, 12)}`, remittanceInformation, ...railTimes }
}

/** Moves the rail's own status. It says nothing about where the funds are. */
export function setRailStatus(parameters: {
  transaction: TransactionRecord
  status: string
  field?: string
  at: number
}): void {
  const { transaction, status, field, at } = parameters
  if (transaction.railStatus === undefined) return
  transaction.railStatus = status
  if (field !== undefined) transaction.railTimes = { ...transaction.railTimes, [field]: toIso(at) }
}
