import { sandboxQuorumPublicKeyHex } from './crypto/quorumKey.ts'
import type { Sandbox, SandboxOptions } from './sandbox.ts'

/** The version of the interface; every path of the service starts with it. */
export const sandboxBasePath = '/2025-10-13'

export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const { now = Date.now, clientId = 'sandbox-client', clientSecret = 'sandbox-secret' } = options
  return {
    fetch: async () => new Response(null, { status: 501 }),
    credentials: { clientId, clientSecret },
    quorumPublicKeyHex: sandboxQuorumPublicKeyHex,
    inbox: { messages: () => [], latest: () => undefined, wrongCode: () => '111111' },
    clock: { now, advance() {} },
    scenarios: { failNext() {}, reset() {} },
    exportState: () => '{}',
    importState() {},
  }
}
