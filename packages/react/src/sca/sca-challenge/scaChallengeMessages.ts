const acts: ReadonlyMap<string | undefined, string> = new Map([
  ['CURRENCY_CONVERSION', 'confirm the conversion'],
  ['PAYOUT', 'confirm the payment'],
  ['TRANSFER', 'confirm the payment'],
])

type ProofTitle = { purpose: string | undefined; step: number | undefined; of: number | undefined }

/** What the screen says while a payment is confirmed. No message replaces the amount or the payee. */
export const scaChallengeMessages = {
  loadingTitle: 'Getting ready to confirm',
  unavailableTitle: 'You can’t confirm this right now',
  /**
   * Names what the proof confirms. `purpose`: as the service gives it. `step`: the number of the proof where there are
   * several. `of`: how many there are, where that is known in advance.
   */
  proofTitle: ({ purpose, step, of }: ProofTitle) => {
    const act = acts.get(purpose) ?? 'confirm it’s you'
    if (step === undefined) return `${act.charAt(0).toUpperCase()}${act.slice(1)}`
    return of === undefined ? `Step ${step}: ${act}` : `Step ${step} of ${of}: ${act}`
  },
  abandonedTitle: 'We stopped this payment',
  endedTitle: 'Not confirmed',
  authorizedTitle: 'Confirmed',
  abandoned: 'Its details changed after you reviewed it. Nothing was sent.',
  ended: 'It wasn’t confirmed in time, or it was canceled. No money left your wallet.',
  authorized: 'Your payment is on its way.',
  batchCaption: 'Your payments',
  batchPayee: 'To',
  batchAmount: 'Amount',
  batchTotal: 'Total',
  /** Next to the payments of a batch that are confirmed already. */
  confirmed: 'Confirmed',
  tryAgain: 'Try again',
  startAgain: 'Start again',
  close: 'Not now',
}
