import type { ExternalAccount, PayeeFormOptions } from '@countersign/core'
import { definePartContext } from '../../primitives/definePartContext.ts'
import type { JourneyMessages } from '../../provider/Messages.ts'
import type { usePayeeForm } from './usePayeeForm.ts'

/** Who is paid, and how, as far as the user has chosen in the form. */
export type PayeeChoice = { beneficiaryType: 'INDIVIDUAL' | 'BUSINESS'; way: number; isOwn: boolean; currency: string }

/** A bank account of the user's own that is added in the place of a payee, so that money can be taken from it. */
export type OwnAccount = Pick<PayeeFormOptions, 'accountType'> & {
  /** The user's name, as soon as it is known. */
  name: string | undefined
  /** Names the form, and the button that saves it. */
  title: string
  /** Leads on with the account that was saved. */
  onSaved(payee: ExternalAccount): void
}

type PayeeFormContext = ReturnType<typeof usePayeeForm> & {
  messages: JourneyMessages['payeeForm']
  own: OwnAccount | undefined
  /** What the ids of the fields begin with. */
  id: string
  choice: PayeeChoice
  setChoice(change: Partial<PayeeChoice>): void
  /** What was said about the form as it was sent is said no longer. */
  edit(): void
}

export const [PayeeFormContextProvider, usePayeeFormContext] = definePartContext<PayeeFormContext>()
