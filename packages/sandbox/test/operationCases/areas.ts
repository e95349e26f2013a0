import { administrationCases } from './administration.ts'
import { agentCases } from './agents.ts'
import { cardSimulationCases } from './cardSimulations.ts'
import { cardCases } from './cards.ts'
import { credentialCases } from './credentials.ts'
import { invitationCases } from './invitations.ts'
import { ownAgentCases } from './ownAgent.ts'
import { sandboxToolCases } from './sandboxTools.ts'
import { scaCases } from './sca.ts'
import { sessionCases } from './sessions.ts'
import { stablecoinCases } from './stablecoins.ts'
import { trustCases } from './trust.ts'

/** The cases of all operations, by area. */
export const areas = {
  ownAgent: ownAgentCases,
  agents: agentCases,
  sandboxTools: sandboxToolCases,
  administration: administrationCases,
  stablecoins: stablecoinCases,
  cardSimulations: cardSimulationCases,
  cards: cardCases,
  trust: trustCases,
  sca: scaCases,
  sessions: sessionCases,
  credentials: credentialCases,
  invitations: invitationCases,
}
