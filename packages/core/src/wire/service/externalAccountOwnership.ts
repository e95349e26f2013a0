import {
  ownershipChallengeRequestSchema,
  ownershipChallengeSchema,
  ownershipSignatureSchema,
} from '../externalAccountOwnership.ts'
import { externalAccountSchema } from '../externalAccounts.ts'
import { post } from '../schema/describe.ts'

/** As `challengeExternalAccount`, for an account that belongs to the platform. */
export const challengePlatformExternalAccount = post('/platform/external-accounts/{externalAccountId}/challenge', {
  request: ownershipChallengeRequestSchema,
  returns: { 201: ownershipChallengeSchema },
  owner: 'none',
  access: 'platform',
})

/** As `verifyExternalAccount`, for an account that belongs to the platform. */
export const verifyPlatformExternalAccount = post('/platform/external-accounts/{externalAccountId}/verify', {
  request: ownershipSignatureSchema,
  returns: externalAccountSchema,
  owner: 'none',
  access: 'platform',
})
