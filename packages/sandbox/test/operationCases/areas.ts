import { credentialCases } from './credentials.ts'
import { invitationCases } from './invitations.ts'
import { scaCases } from './sca.ts'
import { sessionCases } from './sessions.ts'
import { trustCases } from './trust.ts'

/** The cases of all operations, by area. */
export const areas = {
  trust: trustCases,
  sca: scaCases,
  sessions: sessionCases,
  credentials: credentialCases,
  invitations: invitationCases,
}
