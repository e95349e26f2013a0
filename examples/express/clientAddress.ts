const addresses = new WeakMap<Request, string>()

/** Keeps the address at the other end of the connection with its request. Behind a proxy, that is the proxy's address. */
export function withAddress(request: Request, address: string | undefined): Request {
  if (address !== undefined) addresses.set(request, address)
  return request
}

/** Returns the IP address of the customer's device, which only your server can know. */
export function endUserIpAddress(request: Request): string | undefined {
  return addresses.get(request)
}
