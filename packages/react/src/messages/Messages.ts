import type { ErrorMessages } from './ErrorMessages.ts'
import type { EmailOtpLoginMessages } from './emailOtpLogin.tsx'
import type { PaymentResultMessages } from './paymentResult.tsx'
import type { QuoteConfirmationMessages } from './quoteConfirmation.tsx'
import type { SessionGuardMessages } from './sessionGuard.tsx'

/** Every word on a screen, by journey. */
export type JourneyMessages = {
  emailOtpLogin: EmailOtpLoginMessages
  paymentResult: PaymentResultMessages
  quoteConfirmation: QuoteConfirmationMessages
  sessionGuard: SessionGuardMessages
}

/** What a provider may replace: any word of any journey, and any sentence about an error. */
export type Messages = {
  readonly [journey in keyof JourneyMessages]?: Partial<JourneyMessages[journey]>
} & { readonly errors?: ErrorMessages }
