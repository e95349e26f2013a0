import { expect, test, vi } from 'vitest'
import { createTestClient } from '../../test/createTestClient.ts'
import type { WalletClient } from '../createWalletClient.ts'
import { loginWithEmailOtp, requestEmailOtp } from '../flows/sign-in/emailOtpLogin.ts'

const wrongPin = `04${'a'.repeat(128)}`

async function signIn(client: WalletClient, email: string) {
  const challenge = await requestEmailOtp(client, { email })
  return loginWithEmailOtp(client, { challenge, code: '000000' })
}

test.each([
  [
    'a bundle key that is not pinned',
    { trust: { otpBundle: [wrongPin] } },
    'Countersign: TARGET_BUNDLE_UNTRUSTED: the enclave key is not trusted (signer-not-pinned, pinned keys: 1)',
    'trust: { otpBundle: [key] }',
  ],
  [
    'an address where no handler is mounted',
    { fetch: async () => new Response('<h1>Not found</h1>', { status: 404 }) },
    'Countersign: UNEXPECTED_RESPONSE: the error is not JSON',
    'Check `baseUrl`',
  ],
  [
    'a page that the platform handler does not accept',
    {
      fetch: async () =>
        Response.json({ code: 'FORBIDDEN', message: 'The request came from another site' }, { status: 403 }),
    },
    'Countersign: FORBIDDEN: The request came from another site',
    'allowedOrigins',
  ],
])('in a sandbox the console says which setting is the cause: %s', async (_case, options, error, hint) => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { openTab, ada } = await createTestClient()

  await expect(signIn(openTab(options), ada.email)).rejects.toThrow()

  await vi.waitFor(() => expect(logged).toHaveBeenCalledTimes(1))
  expect(logged.mock.calls[0]?.[0]).toContain(error)
  expect(logged.mock.calls[0]?.[0]).toContain(hint)
})

test('in a sandbox the console says why the code for an unknown address is refused without decoys', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { openTab } = await createTestClient()

  await expect(signIn(openTab(), 'stranger@example.com')).rejects.toThrow('RATE_LIMITED')

  await vi.waitFor(() => expect(logged).toHaveBeenCalledTimes(1))
  expect(logged.mock.calls[0]?.[0]).toMatch(/^Countersign: RATE_LIMITED: .*`findCustomer`.*`decoys`/)
})

test('outside of a sandbox the console says that the key of the sandbox is trusted, and nothing of another key', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { openTab, sandbox } = await createTestClient()

  openTab({ environment: 'production', trust: { otpBundle: [wrongPin] } })
  openTab({ environment: 'production', trust: { otpBundle: [wrongPin, sandbox.quorumPublicKeyHex] } })

  await vi.waitFor(() => expect(logged).toHaveBeenCalledTimes(1))
  expect(logged.mock.calls[0]?.[0]).toContain('`trust.otpBundle` has the key of the sandbox')
})

test('in production the console stays silent', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { openTab, ada } = await createTestClient()
  const client = openTab({ environment: 'production', trust: { otpBundle: [wrongPin] } })

  await expect(signIn(client, ada.email)).rejects.toThrow('TARGET_BUNDLE_UNTRUSTED')

  expect(logged).not.toHaveBeenCalled()
})
