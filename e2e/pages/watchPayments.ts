import type { Page } from '@playwright/test'

/** Collects what a page sends for its payments, in every tab. */
export type SentPayments = {
  /** The idempotency key of each execution. */
  executions: (string | undefined)[]
  /** The kind of each proof. */
  proofs: ('code' | 'passkey')[]
}

export function watchPayments(page: Page): SentPayments {
  const sent: SentPayments = { executions: [], proofs: [] }
  page.context().on('request', (request) => {
    if (request.method() !== 'POST') return
    if (request.url().endsWith('/execute')) sent.executions.push(request.headers()['idempotency-key'])
    if (request.url().endsWith('/authorize')) sent.proofs.push('code' in request.postDataJSON() ? 'code' : 'passkey')
  })
  return sent
}
