import type { Operation, OperationRequest, OperationResponse } from '@countersign/core/wire'
import { lookUp } from '@countersign/core/wire'
import type { LiveService } from '../options.ts'

type Parameters<operation extends Operation> = {
  path?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string>>
  body?: OperationRequest<operation>
}

/**
 * Calls the service as a platform's own back office does, and returns the parsed body.
 *
 * @throws `Error` with the status when the service refuses or its response does not fit.
 */
export async function callServiceApi<const operation extends Operation>(
  service: LiveService,
  operation: operation,
  parameters: Parameters<operation>,
): Promise<OperationResponse<operation>['body']> {
  const { path = {}, query, body } = parameters
  const filled = operation.path.replace(/\{(\w+)\}/g, (_match, name: string) =>
    encodeURIComponent(lookUp(path, name) ?? ''),
  )
  const credentials = Buffer.from(`${service.clientId}:${service.clientSecret}`).toString('base64')
  const response = await fetch(`${service.baseUrl}${filled}${query ? `?${new URLSearchParams(query)}` : ''}`, {
    method: operation.method,
    headers: { authorization: `Basic ${credentials}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const schema = response.ok ? operation.responses[response.status] : undefined
  const parsed = schema && (await schema['~standard'].validate(await response.json()))
  if (!parsed || parsed.issues) throw new Error(`${operation.name} returned status ${response.status}`)
  return parsed.value as OperationResponse<operation>['body']
}
