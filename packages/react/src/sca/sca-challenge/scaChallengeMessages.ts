const acts: ReadonlyMap<string | undefined, string> = new Map([
  ['CURRENCY_CONVERSION', 'confirm the exchange'],
  ['PAYOUT', 'confirm the payout'],
  ['TRANSFER', 'confirm the transfer'],
])

/** What the screen says while a payment is confirmed. No message replaces the amount or the payee. */
export const scaChallengeMessages = {
  loadingTitle: 'Getting ready to confirm',
  unavailableTitle: 'This cannot be confirmed right now',
  /** Names what the proof confirms. `purpose`: as the service gives it. `isNext`: it follows another proof. */
  proofTitle: ({ purpose, isNext }: { purpose: string | undefined; isNext: boolean }) => {
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
  /** Next to the payments of a batch that are confirmed already. */
  confirmed: 'Confirmed',
  tryAgain: 'Try again',
  startAgain: 'Start again',
  close: 'Not now',
}
