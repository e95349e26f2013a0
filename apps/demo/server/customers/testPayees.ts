/** Whom to pay to see a payment that does not simply arrive. Backstage tells them apart from the other payees. */
export const testPayees = { fails: 'Ines Duarte', takesSixMinutes: 'Tomas Lind', returned: 'Wei Zhang' } as const
