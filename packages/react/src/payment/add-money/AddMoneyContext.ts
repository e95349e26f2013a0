import { definePartContext } from '../../primitives/definePartContext.ts'
import type { JourneyMessages } from '../../provider/Messages.ts'
import type { useAddMoney } from './useAddMoney.ts'

type AddMoneyContext = {
  reading: ReturnType<typeof useAddMoney>
  messages: JourneyMessages['addMoney']
}

export const [AddMoneyContextProvider, useAddMoneyContext] = definePartContext<AddMoneyContext>('AddMoney.Root')
