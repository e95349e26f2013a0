import { createCustomer } from '@countersign/core/wire'
import { recordSecurityEvent } from '@countersign/platform'
import { createServiceClient } from '@countersign/platform/service'
import { createSandbox, sandboxBasePath } from '@countersign/sandbox'
import { expect, test } from 'vitest'
import { unlockVerifiedCustomer } from './helpDesk.ts'

/** A user in Italy who was suspended after nine wrong attempts. */
async function suspendedCustomer() {
  const sandbox = createSandbox()
  const send: typeof fetch = (input, init) => sandbox.fetch(new Request(input, init))
  const service = { baseUrl: `https://service.test${sandboxBasePath}`, ...sandbox.credentials, fetch: send }
  const { id: customerId } = await createServiceClient(service).call(createCustomer, {
    body: { customerType: 'INDIVIDUAL', email: 'elena@example.com', region: 'IT' },
  })
  sandbox.sca.setFailedAttempts({ customerId, count: 9 })
  const tryAndFail = () => recordSecurityEvent({ service, customerId, eventType: 'FAILED_LOGIN_ATTEMPT' })
  expect(await tryAndFail()).toEqual({ status: 'declined', code: 'ACCOUNT_LOCKED' })
  return { service, customerId, tryAndFail }
}

test('a customer whom the help desk has verified is no longer suspended', async () => {
  const { service, customerId, tryAndFail } = await suspendedCustomer()

  await unlockVerifiedCustomer(service, { customerId })

  expect(await tryAndFail()).toMatchObject({ status: 'recorded', failedAttempts: 1 })
})

test('the help desk gets an error when the service could not be reached', async () => {
  const { service, customerId, tryAndFail } = await suspendedCustomer()
  const down = { ...service, fetch: () => Promise.reject(new TypeError('fetch failed')) }

  await expect(unlockVerifiedCustomer(down, { customerId })).rejects.toThrow('unknown')

  expect(await tryAndFail()).toMatchObject({ status: 'declined' })
})
