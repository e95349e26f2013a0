import type { TestPlatform } from './createTestPlatform.ts'
import { ada } from './fakeService.ts'
import { bodyByOperation } from './requestBodies.ts'

/** What changes what proves who someone is, and so is done only in a browser in which they have just proved it. */
export const needsProof = (operation: string) =>
  ['updateCustomer', 'enrollScaFactor', 'confirmScaFactor', 'deleteScaFactor'].includes(operation)

/** Signs in to the wallet in this browser, and returns its cookies. The record of calls begins with the next one. */
export async function signInToWallet({ call, service }: TestPlatform, person = ada): Promise<string> {
  const headers = { 'request-id': 'Request:1', 'service-wallet-signature': 'stamp' }
  const path = `/auth/credentials/${person.credential}/verify`
  const answer = await call('POST', path, { body: bodyByOperation.verifyCredential?.(person), headers })
  service.seen.length = 0
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
