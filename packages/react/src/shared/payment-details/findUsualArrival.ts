import { lookUp } from '@countersign/core/client'
import type { paymentDetailsMessages } from './paymentDetailsMessages.ts'

/** In words, or in so many business days at most. */
type UsualArrival = keyof typeof paymentDetailsMessages.usualArrival | number

/**
 * By rail, and where the service names none by account: what the slowest usual rail to such an account takes. No rail has
 * the name of an account.
 */
const usual: { readonly [railOrAccountType: string]: UsualArrival } = {
  // The service settles it on the next business day.
  ACH: 1,
  ACH_SAME_DAY: 'sameDay',
  FASTER_PAYMENTS: 'minutes',
  FEDNOW: 'minutes',
  PIX: 'minutes',
  RTP: 'minutes',
  SEPA: 1,
  SEPA_INSTANT: 'minutes',
  SWIFT: 5,
  WIRE: 'sameDay',
  EUR_ACCOUNT: 1,
  SPARK_WALLET: 'minutes',
  USD_ACCOUNT: 3,
}

type Way = { paymentRail: string | undefined; accountType: string | undefined }

/** Returns when the money usually arrives. A rail that is new to us promises nothing. */
export function findUsualArrival({ paymentRail, accountType }: Way): UsualArrival {
  return lookUp(usual, paymentRail ?? accountType) ?? 'unknown'
}

/** Returns the day that many business days after another one. No weekend is a business day; holidays are not known. */
export function addBusinessDays(from: Date, days: number): Date {
  const day = new Date(from)
  for (let left = days; left > 0; left -= day.getDay() % 6 ? 1 : 0) day.setDate(day.getDate() + 1)
  return day
}
