import { customerUpdateRequestSchema, lookUp } from '@countersign/core/wire'
import type { SandboxRequest } from '../../context.ts'

type Body = SandboxRequest<'createCustomer'>['body'] | SandboxRequest<'updateCustomer'>['body']

const fields = customerUpdateRequestSchema.entries
const { businessInfo, address } = fields

/**
 * Returns the fields of a customer that the interface knows. Other fields of a request, such as an `id` or
 * `createdAt`, are left out.
 */
export function statedFields<body extends Body>(body: body): body {
  const stated = pick(body, { names: fields })
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
