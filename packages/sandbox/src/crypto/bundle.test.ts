import { verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { createTargetBundle } from './bundle.ts'
import { sandboxQuorumPublicKeyHex } from './quorumKey.ts'

test('a bundle carries the four keys and a DER signature of the decoded data by the quorum key', async () => {
  const targetPublic = `04${'ab'.repeat(64)}`
  const bundle: Record<string, string> = JSON.parse(await createTargetBundle(targetPublic))

  expect(Object.keys(bundle)).toEqual(['version', 'data', 'dataSignature', 'enclaveQuorumPublic'])
  expect(bundle).toMatchObject({ version: 'v1.0.0', enclaveQuorumPublic: sandboxQuorumPublicKeyHex })
  const data = Buffer.from(bundle.data ?? '', 'hex')
  expect(JSON.parse(data.toString())).toEqual({ targetPublic })

  // Checked by OpenSSL, which reads DER itself.
  const spki = Buffer.from(`3059301306072a8648ce3d020106082a8648ce3d030107034200${sandboxQuorumPublicKeyHex}`, 'hex')
  const key = { key: spki, format: 'der', type: 'spki' } as const
  expect(verify('sha256', data, key, Buffer.from(bundle.dataSignature ?? '', 'hex'))).toBe(true)
})
