import type { Operation } from '@countersign/core/wire'
import * as v from 'valibot'
import type { PlatformContext } from '../context.ts'
import type { RequestBody } from '../guards/body.ts'
import { refuse } from '../responses.ts'

/** An IPv4 address in the form of a dual-stack server (RFC 4291 §2.5.5.2). */
const mappedPrefix = /^::ffff:(?=\d+\.)/i

const ipAddressSchema = v.pipe(
  v.string(),
  v.transform((text) => text.replace(mappedPrefix, '')),
  v.maxLength(45),
  v.ip(),
)

type PlacedRequest = {
  readonly request: Request
  readonly operation: Operation
  readonly body: RequestBody | undefined
}

/**
 * Writes the location of the user's device into the body, for the operations that take it. Any value from the browser
 * is replaced: a browser could claim any location.
 *
 * @throws `Refusal` 501 when the service needs the address and the platform cannot provide it.
 */
export function writeEndUserIpAddress(
  { hooks }: Pick<PlatformContext, 'hooks'>,
  { request, operation, body }: PlacedRequest,
): RequestBody | undefined {
  if (!operation.endUserIpAddress || !body) return body
  const address = findEndUserIpAddress(hooks, { request })
  if (address === undefined && operation.endUserIpAddress === 'required') throw addressUnknown()

  const { endUserIpAddress: _fromBrowser, ...rest } = body.value as Readonly<Record<string, unknown>>
  const value = address === undefined ? rest : { ...rest, endUserIpAddress: address }
  return { ...body, value, bytes: new TextEncoder().encode(JSON.stringify(value)) }
}

/**
 * The address alone.
 *
 * @throws `Refusal` 501 when the platform cannot say it.
 */
export function readEndUserIpAddress(
  hooks: Pick<PlatformContext['hooks'], 'endUserIpAddress'>,
  { request }: { request: Request },
): string {
  const address = findEndUserIpAddress(hooks, { request })
  if (address === undefined) throw addressUnknown()
  return address
}

/** The address alone, where the platform can say it. */
export function findEndUserIpAddress(
  hooks: Pick<PlatformContext['hooks'], 'endUserIpAddress'>,
  { request }: { request: Request },
): string | undefined {
  const address = v.safeParse(ipAddressSchema, hooks.endUserIpAddress?.(request))
  return address.success ? address.output : undefined
}

function addressUnknown() {
  const message = 'This needs the option endUserIpAddress of the platform to answer an IP address'
  return refuse(501, { code: 'NOT_IMPLEMENTED', message })
}
