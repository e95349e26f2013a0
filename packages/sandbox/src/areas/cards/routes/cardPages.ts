import { Hono } from 'hono'
import type { SandboxContext } from '../../../context.ts'
import { cardNumberOf, expiryOf, securityCodeOf } from '../cardNumber.ts'

/**
 * The page that `reveal` answers the address of: to be embedded, without credentials, for a minute. It runs no
 * script and loads nothing.
 */
export function createCardPages(context: SandboxContext): Hono {
  const pages = new Hono()
  pages.get('/sandbox/card-pages/:id', (c) => {
    const reveal = context.state.cardReveals.get(c.req.param('id'))
    const card = reveal && reveal.expiresAt > context.now() ? context.state.cards.get(reveal.cardId) : undefined
    const { expMonth, expYear } = card ? expiryOf(card) : { expMonth: 0, expYear: 0 }
    const rows = card && {
      'Card number': cardNumberOf(card).replace(/(\d{4})(?=\d)/g, '$1 '),
      Expires: `${String(expMonth).padStart(2, '0')}/${expYear}`,
      'Security code': securityCodeOf(card),
    }
    return new Response(writePage(rows), { status: rows ? 200 : 404, headers: pageHeaders })
  })
  return pages
}

const pageHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'",
}

/** Every text in it is ours: digits and labels. */
function writePage(rows: Readonly<Record<string, string>> | undefined): string {
  const list = Object.entries(rows ?? {}).map(([label, value]) => `<dt>${label}</dt><dd>${value}</dd>`)
  const content = rows ? `<dl>${list.join('')}</dl>` : '<p>This link is no longer valid. Ask for a new one.</p>'
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Card details</title><body>${content}</body></html>`
}
