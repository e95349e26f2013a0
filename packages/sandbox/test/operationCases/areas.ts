import { customerCases } from './customers.ts'
import { externalAccountCases } from './externalAccounts.ts'
import { internalAccountCases } from './internalAccounts.ts'
import { invitationCases } from './invitations.ts'
import { onboardingCases } from './onboarding.ts'
import { quoteExecutionCases } from './quoteExecution.ts'
import { quoteCases } from './quotes.ts'
import { rateCases } from './rates.ts'
import { transactionCases } from './transactions.ts'
import { transferCases } from './transfers.ts'
import { umaCases } from './uma.ts'

/** The cases of all operations, by area. */
export const areas = {
  customers: customerCases,
  externalAccounts: externalAccountCases,
  internalAccounts: internalAccountCases,
  invitations: invitationCases,
  onboarding: onboardingCases,
  quoteExecution: quoteExecutionCases,
  quotes: quoteCases,
  rates: rateCases,
  transactions: transactionCases,
  transfers: transferCases,
  uma: umaCases,
}
