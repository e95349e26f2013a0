import { join } from 'node:path'

/** The repository. */
export const root = join(import.meta.dirname, '../../..')

/** What the site is built from. Nothing in it is kept: `main.ts` writes it each time. */
export const generated = join(import.meta.dirname, '../generated')

/** Where the site is served; a static host may have it below a path. */
export const base = (process.env.COUNTERSIGN_SITE_BASE ?? '/').replace(/\/?$/, '/')

/** The address of a page within the site. */
export function addressOf(slug: string): string {
  return `${base}${slug}/`.replace(/(^|\/)index\/$/, '$1')
}
