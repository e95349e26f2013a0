function nameAct(purpose: string | undefined): string {
  if (purpose === 'CURRENCY_CONVERSION') return 'confirm the conversion'
  return purpose === 'PAYOUT' || purpose === 'TRANSFER' ? 'confirm the payment' : 'confirm it’s you'
}

export type ProofTitle = {
  purpose: string | undefined
  step?: number | undefined
  of?: number | undefined
}

/** What the screen says while a payment is confirmed. No message replaces the amount or the payee. */
export const scaChallengeMessages = {
  loadingTitle: 'Getting ready to confirm',
  unavailableTitle: 'You can’t confirm this now',
  /**
   * Names what the proof confirms. `purpose`: as the service gives it. `step`: the number of the proof where there are
   * several, of one payment or of all that are confirmed together. `of`: how many there are, where that is known in advance.
   */
  proofTitle: ({ purpose, step, of }: ProofTitle) => {
    const act = nameAct(purpose)
    if (step === undefined) return act.replace('c', 'C')
    return `Step ${step}${of ? ` of ${of}` : ''}: ${act}`
  },
  abandonedTitle: 'We stopped this payment',
  checkedTitle: 'Checking your payment',
  endedTitle: 'Not confirmed',
  authorizedTitle: 'Confirmed',
  /** Where the money comes from outside: it is not asked for. */
  abandoned: 'Its details changed after you reviewed it.',
  /**
   * It was sent before it was stopped, so nothing here says that it was not. `time`: until when its money is held, a time of
   * day, where that is known.
   */
  checked: ({ time }: { time: string | undefined }) =>
    `It may have been sent. Don’t pay again. Its details changed after you reviewed it.${time ? ` If it wasn’t sent, you get the money back at ${time}.` : ''}`,
  ended: 'It was canceled, or not confirmed in time. No money left your wallet.',
  authorized: 'Your payment is on its way.',
  batchCaption: 'Your payments',
  batchTotal: 'Total',
  /** Where several payments take more proofs than they are. */
  converted: 'A payment in another currency takes two steps.',
  /** Above every proof but the first: how many are confirmed, of how many proofs. */
  progress: ({ done, of }: { done: number; of: number }) => `${done} of ${of} confirmed.`,
  /** Next to the payments of a batch that are confirmed already. */
  confirmed: 'Confirmed',
  tryAgain: 'Try again',
  startAgain: 'Start again',
  close: 'Not now',
}
