import { pageSecurityHeaders } from '@countersign/platform'
import type { NextConfig } from 'next'

const { 'content-security-policy': policy = '', ...others } = pageSecurityHeaders()

// Next writes scripts into the pages that it renders ahead of time, where they cannot have a nonce.
const pagePolicy = policy
  .replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")
  .replace(/; require-trusted-types-for.*/, '')

const headers = Object.entries({ ...others, 'content-security-policy': pagePolicy })

const nextConfig: NextConfig = {
  cacheComponents: true,
  partialPrefetching: true,
  async headers() {
    // The development server evaluates code that it has as text, which the policy forbids.
    if (process.env.NODE_ENV === 'development') return []
    return [{ source: '/:path*', headers: headers.map(([key, value]) => ({ key, value })) }]
  },
}

export default nextConfig
