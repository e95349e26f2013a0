import { isIP } from 'node:net'

/**
 * Returns whether a server on this machine should respond under the host of a URL: `localhost`, any IP address, and the
 * names that were allowed. An attacker can point a name of their own at this machine and have a browser read from here
 * as if it were their site (DNS rebinding); they cannot do that with an address.
 */
export function isAllowedHost(url: string, parameters: { allowedHosts?: readonly string[] | undefined } = {}): boolean {
  const { allowedHosts = [] } = parameters
  const host = new URL(url).hostname
  // IPv6 addresses are in brackets (RFC 3986 §3.2.2). Names below `localhost` are loopback, too (RFC 6761 §6.3).
  if (host === 'localhost' || host.endsWith('.localhost') || isIP(host.replace(/^\[|\]$/g, '')) !== 0) return true
  return allowedHosts.some((allowed) => allowed.toLowerCase() === host)
}
