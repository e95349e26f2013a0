/**
 * Returns the IP address of the customer's device. Next does not show the connection, so name the header that your own
 * proxy overwrites, and never one that a browser can send.
 */
export function endUserIpAddress(request: Request): string | undefined {
  const { CLIENT_ADDRESS_HEADER } = process.env
  return CLIENT_ADDRESS_HEADER ? (request.headers.get(CLIENT_ADDRESS_HEADER) ?? undefined) : undefined
}
