import { customerUpdateRequestSchema, lookUp } from '@countersign/core/wire'
import type { SandboxRequest } from '../context.ts'

type Body = SandboxRequest<'createCustomer'>['body'] | SandboxRequest<'updateCustomer'>['body']

const { businessInfo, address, ...names } = customerUpdateRequestSchema.entries

/**
 * Returns the fields of a customer that the interface knows. Whatever else stands in a request, such as an `id` or
 * `createdAt`, is left out, as the service does.
 */
export function statedFields<body extends Body>(body: body): body {
  const stated = pick(body, { names: { ...names, businessInfo, address } })
  return {
    ...stated,
    ...(body.businessInfo && { businessInfo: pick(body.businessInfo, { names: businessInfo.wrapped.entries }) }),
    ...(body.address && { address: pick(body.address, { names: address.wrapped.entries }) }),
  }
}

function pick<fields extends object>(fields: fields, parameters: { names: object }): fields {
  const entries = Object.entries(fields).filter(([name]) => lookUp(parameters.names, name) !== undefined)
  return Object.fromEntries(entries) as fields
}
