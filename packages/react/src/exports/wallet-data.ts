'use client'

export { useActivity } from '../activity/useActivity.ts'
export { usePayees } from '../payees/usePayees.ts'
export { useCustodialAccounts, useWallets } from '../wallets/useWallets.ts'
