import { administrationCases } from './administration.ts'
import { agentCases } from './agents.ts'
import { cardSimulationCases } from './cardSimulations.ts'
import { cardCases } from './cards.ts'
import { credentialCases } from './credentials.ts'
import { customerCases } from './customers.ts'
import { externalAccountCases } from './externalAccounts.ts'
import { internalAccountCases } from './internalAccounts.ts'
import { invitationCases } from './invitations.ts'
import { onboardingCases } from './onboarding.ts'
import { ownAgentCases } from './ownAgent.ts'
import { quoteExecutionCases } from './quoteExecution.ts'
import { quoteCases } from './quotes.ts'
import { rateCases } from './rates.ts'
import { sandboxToolCases } from './sandboxTools.ts'
import { scaCases } from './sca.ts'
import { sessionCases } from './sessions.ts'
import { stablecoinCases } from './stablecoins.ts'
import { transactionCases } from './transactions.ts'
import { transferCases } from './transfers.ts'
import { trustCases } from './trust.ts'
import { umaCases } from './uma.ts'

/** The cases of all operations, by area. */
export const areas = {
  administration: administrationCases,
  agents: agentCases,
  cardSimulations: cardSimulationCases,
  cards: cardCases,
  credentials: credentialCases,
  customers: customerCases,
  externalAccounts: externalAccountCases,
  internalAccounts: internalAccountCases,
  invitations: invitationCases,
  onboarding: onboardingCases,
  ownAgent: ownAgentCases,
  quoteExecution: quoteExecutionCases,
  quotes: quoteCases,
  rates: rateCases,
  sandboxTools: sandboxToolCases,
  sca: scaCases,
  sessions: sessionCases,
  stablecoins: stablecoinCases,
  transactions: transactionCases,
  transfers: transferCases,
  trust: trustCases,
  uma: umaCases,
}
