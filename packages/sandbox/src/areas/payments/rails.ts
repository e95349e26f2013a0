import { lookUp } from '@countersign/core/wire'
import { isFederalReserveHoliday, isTargetHoliday } from './bankHolidays.ts'

const instantMs = 3000
const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** When money arrives that leaves at a time. */
type Arrival = (at: number) => number

const instantly: Arrival = (at) => at + instantMs
const withinHours =
  (hours: number): Arrival =>
  (at) =>
    at + hours * hourMs

/** Rails without a calendar of their own here: only weekends are left out. */
const nextBusinessDay = nextOpenDay(() => false)

/** Every rail, with its arrival in the sandbox. It settles ACH on the next banking day. */
const arrivals: Readonly<Record<string, Arrival>> = {
  ACH: nextOpenDay(isFederalReserveHoliday),
  ACH_COLOMBIA: nextBusinessDay,
  ACH_SAME_DAY: withinHours(4),
  BANK_TRANSFER: nextBusinessDay,
  BRE_B: instantly,
  CIPS: withinHours(2),
  FAST: instantly,
  FASTER_PAYMENTS: instantly,
  FEDNOW: instantly,
  INSTAPAY: instantly,
  MOBILE_MONEY: instantly,
  NEFT: withinHours(2),
  ONCHAIN: instantly,
  PAYNOW: instantly,
  PESONET: nextBusinessDay,
  PIX: instantly,
  RTGS: withinHours(1),
  RTP: instantly,
  SEPA: nextOpenDay(isTargetHoliday),
  SEPA_INSTANT: instantly,
  SPEI: instantly,
  SWIFT: (at) => nextBusinessDay(nextBusinessDay(at)),
  UNIONPAY: withinHours(1),
  UPI: instantly,
  WIRE: withinHours(1),
}

/** When a payment by a rail arrives. One that this sandbox has no time for arrives like an instant one. */
export function arrivalOf(rail: string | undefined, parameters: { at: number }): number {
  const arrival = lookUp(arrivals, rail) ?? instantly
  return arrival(parameters.at)
}

/** The rail of a payment whose request names none: an instant one, if the account has any. */
export function defaultRail(rails: readonly string[]): string {
  return rails.find((rail) => lookUp(arrivals, rail) === instantly) ?? rails[0] ?? 'ONCHAIN'
}

export function isAch(rail: string | undefined): boolean {
  return rail === 'ACH' || rail === 'ACH_SAME_DAY'
}

/** 13:30 UTC on the next day from Monday to Friday on which the rail's banks are open. */
function nextOpenDay(isHoliday: (day: Date) => boolean): Arrival {
  return (at) => {
    let next = at - (at % dayMs) + dayMs
    while ([0, 6].includes(new Date(next).getUTCDay()) || isHoliday(new Date(next))) next += dayMs
    return next + 13.5 * hourMs
  }
}
