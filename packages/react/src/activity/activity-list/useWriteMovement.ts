import type { ExternalAccount, Transaction } from '@countersign/core'
import { useCallback } from 'react'
import { paymentResultMessages } from '../../payment/payment-result/index.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { activityListMessages } from './activityListMessages.ts'
import { type WrittenMovement, writeMovement } from './writeMovement.ts'

/** Returns a function that writes what a transaction means for the user's money, in the words of the page. */
export function useWriteMovement(): (transaction: Transaction, payees: readonly ExternalAccount[]) => WrittenMovement {
  const messages = useMessages('activityList', activityListMessages)
  const reasons = useMessages('paymentResult', paymentResultMessages)
  return useCallback(
    (transaction, payees) => writeMovement(transaction, { payees, messages, reasons }),
    [messages, reasons],
  )
}
