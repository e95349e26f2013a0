/** Where an internal account can stand. */
export const internalAccountStatuses = ['PENDING', 'ACTIVE', 'CLOSED', 'FROZEN', 'FAILED'] as const
export type InternalAccountStatus = (typeof internalAccountStatuses)[number]

/** What happens to internal accounts without an operation of the interface. */
export type SandboxAccounts = {
  /**
   * Freezes or closes an internal account, or makes it usable again. Only one that is `ACTIVE` sends or receives.
   *
   * @throws `Error` when there is no such account.
   */
  setStatus(parameters: { accountId: string; status: InternalAccountStatus }): void
  /**
   * Gives an internal account another reference or address to pay to, and announces it.
   *
   * @throws `Error` when there is no such account.
   */
  renewInstructions(parameters: { accountId: string }): void
}
