export type PageSecurityOptions = {
  /** Other origins that the page may call, such as `https://rates.example`. The relay is on the page's own. */
  readonly connectOrigins?: readonly string[]
  /** A value that is new for each response, for scripts and styles in the page itself: `<script nonce="…">`. */
  readonly nonce?: string
}

/**
 * Returns the recommended headers for pages that hold a wallet: the strictest Content Security Policy that the components
 * work under, with Trusted Types, and no frame, referrer or other site that could see the page.
 *
 * @throws `TypeError` for a value that would end the policy early.
 */
export function pageSecurityHeaders(options: PageSecurityOptions = {}): Record<string, string> {
  const { connectOrigins = [], nonce } = options
  for (const part of [...connectOrigins, ...(nonce === undefined ? [] : [nonce])])
    if (!/^[\w+/=.:*-]+$/.test(part)) throw new TypeError('pageSecurityHeaders: expected an origin or a nonce alone')
  const own = nonce === undefined ? "'self'" : `'self' 'nonce-${nonce}'`
  const policy = [
    "default-src 'none'",
    `script-src ${own}`,
    `style-src ${own}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${["'self'", ...connectOrigins].join(' ')}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]
  return {
    'content-security-policy': policy.join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // Passkeys are created and used by the page itself, and by no frame in it.
    'permissions-policy': 'publickey-credentials-create=(self), publickey-credentials-get=(self)',
    'referrer-policy': 'no-referrer',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
  }
}
