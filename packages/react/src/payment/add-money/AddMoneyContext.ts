import type { PaymentInstruction } from '@countersign/core'
import { definePartContext } from '../../primitives/definePartContext.ts'
import type { JourneyMessages } from '../../provider/Messages.ts'
import type { useMoneyRequest } from './MoneyRequest.tsx'
import type { useAddMoney } from './useAddMoney.ts'

type AddMoneyContext = ReturnType<typeof useAddMoney> & {
  messages: JourneyMessages['addMoney']
  /** What the user asks for. `undefined` where money is added. */
  request: ReturnType<typeof useMoneyRequest> | undefined
  /** The way that is shown. `undefined` before the ways are known. */
  way: PaymentInstruction | undefined
  /** What it takes, and where, if it is an address of a coin. */
  address: { currency: string; network: string } | undefined
}

export const [AddMoneyContextProvider, useAddMoneyContext] = definePartContext<AddMoneyContext>()
