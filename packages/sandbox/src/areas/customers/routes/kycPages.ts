import type { Context } from 'hono'
import { Hono } from 'hono'
import { html } from 'hono/html'
import type { SandboxContext } from '../../../context.ts'
import { runDue } from '../../../due/runDue.ts'
import { refuseOtherSites } from '../../../http/controlGuard.ts'
import type { KycLinkRecord } from '../../../state/onboardingRecords.ts'
import type { CustomerRecord } from '../../../state/records.ts'
import { isDecided } from '../customerStatus.ts'
import { nameOf } from '../nameOf.ts'
import { submit } from '../submit.ts'

/**
 * Serves the hosted identity check that `kycUrl` leads to. It needs no credentials, because the link is the secret and works
 * once. The suffix of the customer's name decides the outcome, as in `POST /verifications`.
 */
export function createKycPages(context: SandboxContext): Hono {
  const pages = new Hono()
  pages.get('/sandbox/kyc/:token', (c) => {
    const link = findLink(context, { token: c.req.param('token') })
    if (!link) return showOver(c)
    return show(c, { link: link.record, content: form(link.customer) })
  })
  pages.post('/sandbox/kyc/:token', (c) => {
    refuseOtherSites(c.req.raw)
    const link = findLink(context, { token: c.req.param('token') })
    if (!link) return showOver(c)
    link.record.used = true
    if (!isDecided(link.customer)) submit(context, { customer: link.customer, hosted: true })
    const { redirectUri } = link.record
    if (redirectUri !== undefined) return c.redirect(redirectUri, 303)
    return show(c, { link: link.record, content: html`<h1>You are done</h1><p>You can close this page.</p>` })
  })
  return pages
}

function findLink(context: SandboxContext, { token }: { token: string }) {
  runDue(context)
  const record = context.state.kycLinks.get(token)
  const customer = context.state.customers.get(record?.customerId ?? '')
  if (!record || !customer || record.used || record.expiresAt <= context.now()) return undefined
  return { record, customer }
}

type Content = ReturnType<typeof html>

function form(customer: CustomerRecord): Content {
  return html`<h1>Identity check</h1>
    <p>This page of the sandbox stands in for the check of ${nameOf(customer)}. No documents are needed.</p>
    <form method="post"><button>Finish the check</button></form>`
}

function showOver(c: Context): Response | Promise<Response> {
  c.status(410)
  return show(c, { link: undefined, content: html`<h1>This link is no longer valid</h1><p>Request a new link.</p>` })
}

function show(c: Context, { link, content }: { link: KycLinkRecord | undefined; content: Content }) {
  // Browsers also check the redirect after a form against `form-action`.
  const target = link?.redirectUri === undefined ? '' : ` ${new URL(link.redirectUri).origin}`
  c.header('Content-Security-Policy', `default-src 'none'; style-src 'unsafe-inline'; form-action 'self'${target}`)
  c.header('Cache-Control', 'no-store')
  c.header('Referrer-Policy', 'no-referrer')
  return c.html(html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Identity check</title>
        <style>
          body { font: 1rem/1.5 system-ui, sans-serif; margin: 3rem auto; max-width: 30rem; padding: 0 1rem }
          button { font: inherit; padding: 0.75rem 1.5rem }
        </style>
      </head>
      <body>${content}</body>
    </html>`)
}
