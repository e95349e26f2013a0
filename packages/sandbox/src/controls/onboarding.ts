/** What a review by people can decide about a customer. */
export const reviewOutcomes = ['PENDING', 'APPROVED', 'REJECTED', 'HOLD'] as const
export type ReviewOutcome = (typeof reviewOutcomes)[number]

/** The decisions of a review by people, which no operation of the service can cause. */
export type SandboxOnboarding = {
  /**
   * Decides about a customer. The customer's status changes, and so does an open verification.
   *
   * @throws `Error` when there is no such customer.
   */
  decide(parameters: { customerId: string; outcome: ReviewOutcome }): void
}
