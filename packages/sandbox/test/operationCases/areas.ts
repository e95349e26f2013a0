import { invitationCases } from './invitations.ts'

/** The cases of all operations, by area. */
export const areas = { invitations: invitationCases }
