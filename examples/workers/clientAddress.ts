/** Returns the IP address of the customer's device. The runtime overwrites this header, so no browser can choose it. */
export function endUserIpAddress(request: Request): string | undefined {
  return request.headers.get('cf-connecting-ip') ?? undefined
}
