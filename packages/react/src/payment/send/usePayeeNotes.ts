import type { CheckedPayment, PayeeStop } from '@countersign/core'
import { useSendContext } from './SendContext.ts'

type PayeeNotes = {
  /** The stop in which the payee took the place of another one. */
  stop: PayeeStop | undefined
  /** The payment to the same payee that may have been sent. */
  checked: CheckedPayment | undefined
}

/** Returns what is known about whom the draft names. */
export function usePayeeNotes(): PayeeNotes {
  const { send, payee } = useSendContext()
  const { reading, draft } = send.state
  const { stops, checked } = reading.content ?? {}
  const chosen = payee?.id ?? draft.umaAddress
  return {
    stop: stops?.find(({ payeeId }) => payeeId === chosen),
    checked: chosen === undefined ? undefined : checked?.find(({ paid }) => paid.includes(chosen)),
  }
}
