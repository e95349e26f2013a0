import { lookUp } from '@countersign/core/client'
import type { paymentDetailsMessages } from './paymentDetailsMessages.ts'

type UsualArrival = keyof typeof paymentDetailsMessages.usualArrival

const byRail: { readonly [rail: string]: UsualArrival } = {
  ACH: 'threeDays',
  ACH_SAME_DAY: 'sameDay',
  FASTER_PAYMENTS: 'minutes',
  FEDNOW: 'minutes',
  PIX: 'minutes',
  RTP: 'minutes',
  SEPA: 'nextDay',
  SEPA_INSTANT: 'minutes',
  SWIFT: 'fiveDays',
  WIRE: 'sameDay',
}

/** Where the service names no rail: what the slowest usual one to such an account takes. */
const byAccount: { readonly [accountType: string]: UsualArrival } = {
  EUR_ACCOUNT: 'nextDay',
  SPARK_WALLET: 'minutes',
  USD_ACCOUNT: 'threeDays',
}

type Way = { paymentRail: string | undefined; accountType: string | undefined }

/** Returns when the money usually arrives. A rail that is new to us promises nothing. */
export function findUsualArrival({ paymentRail, accountType }: Way): UsualArrival {
  return (paymentRail === undefined ? lookUp(byAccount, accountType) : lookUp(byRail, paymentRail)) ?? 'unknown'
}
