/** The words of confirming a payment by a proof. The amount and the payee are ours to write; no word replaces them. */
export type ScaChallengeMessages = {
  loadingTitle: string
  unavailableTitle: string
  /** Names what the proof is for. `purpose`: as the service gives it. `isNext`: another one was given before. */
  proofTitle: (values: { purpose: string | undefined; isNext: boolean }) => string
  abandonedTitle: string
  endedTitle: string
  authorizedTitle: string
  abandoned: string
  ended: string
  authorized: string
  batchCaption: string
  batchPayee: string
  batchAmount: string
  batchTotal: string
  /** Beside the payments of a batch that are confirmed. */
  confirmed: string
  tryAgain: string
  startAgain: string
  close: string
}

const acts: ReadonlyMap<string | undefined, string> = new Map([
  ['CURRENCY_CONVERSION', 'confirm the exchange'],
  ['PAYOUT', 'confirm the payout'],
  ['TRANSFER', 'confirm the transfer'],
])

export const scaChallengeMessages: ScaChallengeMessages = {
  loadingTitle: 'Getting ready to confirm',
  unavailableTitle: 'This cannot be confirmed right now',
  proofTitle: ({ purpose, isNext }) => {
    const act = acts.get(purpose) ?? 'confirm that it is you'
    return isNext ? `Next: ${act}` : `${act.charAt(0).toUpperCase()}${act.slice(1)}`
  },
  abandonedTitle: 'The payment is not the same any more',
  endedTitle: 'Not confirmed',
  authorizedTitle: 'Confirmed',
  abandoned: 'It differs from what you agreed to, so we stopped. You confirmed nothing of this.',
  ended: 'It was not confirmed in time, or it was given up. No money left your wallet.',
  authorized: 'The payment goes on.',
  batchCaption: 'Everything you confirm',
  batchPayee: 'To',
  batchAmount: 'Amount',
  batchTotal: 'Total',
  confirmed: 'Confirmed',
  tryAgain: 'Try again',
  startAgain: 'Start again',
  close: 'Not now',
}
