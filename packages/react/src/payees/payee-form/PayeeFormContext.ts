import { definePartContext } from '../../primitives/definePartContext.ts'
import type { JourneyMessages } from '../../provider/Messages.ts'
import type { usePayeeForm } from './usePayeeForm.ts'

/** Who is paid, and how, as far as the user has chosen in the form. */
export type PayeeChoice = { beneficiaryType: 'INDIVIDUAL' | 'BUSINESS'; way: number; isOwn: boolean; currency: string }

type PayeeFormContext = ReturnType<typeof usePayeeForm> & {
  messages: JourneyMessages['payeeForm']
  /** What the ids of the fields begin with. */
  id: string
  choice: PayeeChoice
  setChoice(change: Partial<PayeeChoice>): void
  /** What was said about the form as it was sent is said no longer. */
  edit(): void
}

export const [PayeeFormContextProvider, usePayeeFormContext] = definePartContext<PayeeFormContext>()
