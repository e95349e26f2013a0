/** The holder of the account for transfers. Banks compare the name, and the sandbox's instructions have none. */
export const accountHolderName = 'Harbor Payments'
