import type { ExternalAccount, Transaction } from '@countersign/core'
import type { StoppedPayment } from '@countersign/core/flows'
import { useCallback, useContext } from 'react'
import { usePaymentResultWords } from '../../payment/payment-result/index.ts'
import { useLocalTime } from '../../provider/useLocalTime.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { joinDetails, namePayee, OwnAccounts } from '../../shared/payment-details/index.ts'
import { activityListMessages } from './activityListMessages.ts'
import { type WrittenMovement, writeMovement } from './writeMovement.ts'

/**
 * Returns a function that writes what a transaction means for the user's money, in the words of the page. `stopped`: what
 * `readStoppedPayments` says about it.
 */
export function useWriteMovement(): (
  transaction: Transaction,
  payees: readonly ExternalAccount[],
  stopped?: StoppedPayment | undefined,
) => WrittenMovement {
  const writeTime = useLocalTime()
  const messages = useMessages('activityList', activityListMessages)
  const reasons = usePaymentResultWords()
  const own = useContext(OwnAccounts)
  return useCallback(
    (transaction, payees, stopped) => {
      // An address is named by the movement alone, which may name who took the place of the payee.
      const destination = transaction.destination && { ...transaction.destination, umaAddress: undefined }
      const shown = stopped ? { ...transaction, destination } : transaction
      const written = writeMovement(shown, { payees, messages, reasons, stopped, writeTime })
      const to = own.get(destination?.accountId)
      // Money that the user took from a bank account of theirs names both.
      const from = payees.find(({ id }) => id === transaction.source?.accountId)
      const title = from ? joinDetails(namePayee(from), to) : written.direction === 'out' && to
      return title ? { ...written, title } : written
    },
    [messages, reasons, writeTime, own],
  )
}
