import type { TokenPermission } from '@countersign/core/wire'

/** API credentials of a part of the platform. The secret is kept as its digest. Times in milliseconds since epoch. */
export type ApiTokenRecord = {
  id: string
  name: string
  permissions: readonly TokenPermission[]
  clientId: string
  secretDigest: string
  expiresAt?: number | undefined
  createdAt: number
  updatedAt: number
}
