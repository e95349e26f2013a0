type Texts = { readonly [rail: string]: string }

const rails = {
  ACH_COLOMBIA: 'ACH Colombia',
  ACH_SAME_DAY: 'Same-day ACH',
  BRE_B: 'Bre-B',
  FASTER_PAYMENTS: 'Faster Payments',
  FEDNOW: 'Instant transfer (FedNow)',
  INSTAPAY: 'InstaPay',
  ONCHAIN: 'Blockchain transfer',
  PAYNOW: 'PayNow',
  PESONET: 'PESONet',
  RTP: 'Instant transfer (RTP)',
  SEPA_INSTANT: 'SEPA Instant',
  UNIONPAY: 'UnionPay',
  WIRE: 'Wire transfer',
}

/** The names of rails, by the service's name, where that is not the name in capitals or in words already. */
export const railsMessages = rails as Texts & typeof rails
