/** What the liveness check of a factor reset can find. */
export const livenessOutcomes = ['passes', 'is reviewed', 'is rejected', 'never happens'] as const
export type LivenessOutcome = (typeof livenessOutcomes)[number]

/** What can be changed on a quote without notice. */
export const quoteChanges = ['amount', 'currency', 'payee', 'account', 'rail'] as const
export type QuoteChange = (typeof quoteChanges)[number]

/** What an SCA sign-in returns for a right proof. Only a success opens a session. */
export const scaLoginStatuses = ['SUCCESS', 'VERIFICATION_PENDING'] as const
export type ScaSignInStatus = (typeof scaLoginStatuses)[number]

/** Controls what cannot be caused from outside: how Strong Customer Authentication goes for its customers. */
export type SandboxSca = {
  /**
   * Ends the SCA session of one customer, or of all.
   *
   * @throws `Error` when there is no such customer in a region that needs Strong Customer Authentication.
   */
  endSessions(customerId?: string): void
  /**
   * Sets the counter of wrong proofs, as if the last of them came now: 5 locks for 15 minutes, 9 suspends.
   *
   * @throws `Error` when there is no such customer in a region that needs Strong Customer Authentication.
   */
  setFailedAttempts(parameters: { customerId: string; count: number }): void
  /**
   * Sets what the liveness check of resets finds, including those under way. It passes or is rejected after five
   * seconds, and a review takes another minute to pass. Default: `passes`.
   */
  scriptLiveness(outcome: LivenessOutcome): void
  /** HTTP status of an execution that awaits a proof. Default: 202. */
  setPendingStatus(status: 200 | 202): void
  /** Sets what SCA sign-ins return for a right proof. Default: `SUCCESS`. */
  setLoginStatus(status: ScaSignInStatus): void
  /**
   * Whether the wallets of a customer, too, are listed only within a login with Strong Customer Authentication. The
   * interface does not say which readings need one, so both kinds of service exist. Default: `false`.
   */
  gateAccounts(isGated: boolean): void
  /**
   * Changes a quote that awaits its execution or a proof, to test the guards against that: what it pays, who gets it
   * and by which rail. `account` is the account number of the same payee, who otherwise stays the same.
   *
   * @throws `Error` when there is no such quote.
   */
  changeQuote(parameters: { quoteId: string; change: QuoteChange }): void
}
