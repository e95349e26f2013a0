import { type Operation, operations } from '@countersign/core/wire'
import { expect, test } from 'vitest'
import { agentWorld } from '../../test/agentWorld.ts'
import { createTestService } from '../../test/createTestService.ts'
import { sandboxBasePath } from '../router.ts'

const authorization = `Basic ${btoa('sandbox-client:sandbox-secret')}`

test.each(
  Object.values<Operation>(operations).flatMap(({ name, method, path, authentication, servedBy }) =>
    servedBy === undefined && authentication !== 'none' ? [[name, method, path, authentication] as const] : [],
  ),
)('%s answers 401 to other credentials than its own', async (_, method, path, authentication) => {
  const { service, accessToken } = await agentWorld()
  const others = authentication === 'agent' ? authorization : `Bearer ${accessToken}`
  for (const headers of [{}, { authorization: others }]) {
    const url = `http://sandbox${sandboxBasePath}${path.replaceAll(/\{\w+\}/g, 'InternalAccount:1')}`
    const response = await service.sandbox.fetch(new Request(url, { method, headers }))
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ code: 'UNAUTHORIZED' })
  }
})

test.each([
  ['none', undefined],
  ['a wrong secret', `Basic ${btoa('sandbox-client:guess')}`],
  ['another scheme', 'Bearer sandbox-secret'],
  ['no base64', 'Basic %%%'],
])('credentials that are %s are refused', async (_, value) => {
  const { sandbox } = createTestService()
  const headers = new Headers(value === undefined ? {} : { authorization: value })
  const response = await sandbox.fetch(new Request(`http://sandbox${sandboxBasePath}/transactions`, { headers }))
  expect(response.status).toBe(401)
  expect(await response.json()).toMatchObject({ code: 'UNAUTHORIZED' })
})
