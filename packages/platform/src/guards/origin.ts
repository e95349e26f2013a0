import { refuse } from '../answers.ts'

/**
 * Refuses what another site made a browser send. Cookies are `SameSite`, but a sibling subdomain is the same site.
 *
 * @throws `Refusal` 403.
 */
export function checkOrigin(request: Request, { allowedOrigins }: { allowedOrigins: readonly string[] }): void {
  const fetchSite = request.headers.get('sec-fetch-site')
  const origin = request.headers.get('origin')
  const known = origin !== null && (origin === new URL(request.url).origin || allowedOrigins.includes(origin))

  const allowed =
    request.method === 'GET'
      ? known || fetchSite !== 'cross-site'
      : known || (origin === null && fetchSite === 'same-origin')
  if (!allowed) throw refuse(403, { code: 'FORBIDDEN', message: 'The request came from another site' })
}
