import type { ErrorMessages } from './ErrorMessages.ts'
import type { PaymentDetailsMessages } from './paymentDetails.ts'
import type { PaymentResultMessages } from './paymentResult.ts'
import type { QuoteConfirmationMessages } from './quoteConfirmation.ts'
import type { EmailOtpLoginMessages } from './sign-in/emailOtpLogin.ts'
import type { SessionGuardMessages } from './sign-in/sessionGuard.tsx'
import type { SmsOtpLoginMessages } from './sign-in/smsOtpLogin.ts'
import type { StepUpMessages } from './sign-in/stepUp.ts'

/** Every word on a screen, by journey. `paymentDetails` serves both the confirmation and the result. */
export type JourneyMessages = {
  emailOtpLogin: EmailOtpLoginMessages
  paymentDetails: PaymentDetailsMessages
  paymentResult: PaymentResultMessages
  quoteConfirmation: QuoteConfirmationMessages
  sessionGuard: SessionGuardMessages
  smsOtpLogin: SmsOtpLoginMessages
  stepUp: StepUpMessages
}

/** What a provider may replace: any word of any journey, and any sentence about an error. */
export type Messages = {
  readonly [journey in keyof JourneyMessages]?: Partial<JourneyMessages[journey]>
} & { readonly errors?: ErrorMessages }
