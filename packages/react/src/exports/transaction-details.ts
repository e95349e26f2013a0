'use client'

export * as TransactionDetails from '../activity/transaction-details/TransactionDetails.tsx'
export { TransactionDetailsScreen } from '../activity/transaction-details/TransactionDetailsScreen.tsx'
export { useTransactionDetails } from '../activity/transaction-details/useTransactionDetails.ts'
