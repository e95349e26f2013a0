import { definePartContext } from '../../primitives/definePartContext.ts'
import type { JourneyMessages } from '../../provider/Messages.ts'
import type { useQuoteConfirmation } from './useQuoteConfirmation.ts'

type QuoteConfirmationContext = ReturnType<typeof useQuoteConfirmation> & {
  messages: JourneyMessages['quoteConfirmation']
}

export const [QuoteConfirmationContextProvider, useQuoteConfirmationContext] =
  definePartContext<QuoteConfirmationContext>()
