import type { Exchange } from './backstageApi.ts'

const hops = { 'browser-platform': 'Browser → platform', 'platform-service': 'Platform → service' } as const

/** The network log: each request, newest first, redacted on the server before it came here. */
export function Traffic({ exchanges }: { exchanges: readonly Exchange[] | undefined }) {
  return (
    <section className="backstage-section" aria-labelledby="traffic-heading">
      <h3 id="traffic-heading">Network log</h3>
      <p className="backstage-quiet">
        No code and no recovery word is here: they travel sealed. Credentials and cookies are never shown; signatures,
        tokens and sealed parts only by kind and length.
      </p>
      {exchanges?.length ? (
        <ol className="traffic" aria-label="Exchanges">
          {exchanges.map((exchange) => (
            <li key={exchange.id} data-hop={exchange.hop}>
              <ExchangeDetails exchange={exchange} />
            </li>
          ))}
        </ol>
      ) : (
        <p className="backstage-quiet">Nothing yet.</p>
      )}
    </section>
  )
}

function ExchangeDetails({ exchange }: { exchange: Exchange }) {
  const { hop, method, path, status, durationMs, request, response } = exchange
  return (
    <details>
      <summary>
        <span className="traffic-hop">{hops[hop]}</span>
        <span className="traffic-status" data-good={status !== undefined && status < 400 ? '' : undefined}>
          {status ?? (durationMs === undefined ? 'under way' : 'no answer')}
        </span>
        <span className="traffic-call" dir="ltr">
          <b>{method}</b> {shorten(path)}
        </span>
        <span className="traffic-time" dir="ltr">
          {durationMs !== undefined && `${durationMs} ms`}
        </span>
      </summary>
      <p className="traffic-path" dir="ltr">
        {path}
      </p>
      <Part title="Request" {...request} />
      {response && <Part title="Answer" {...response} />}
    </details>
  )
}

function Part({ title, headers, body }: { title: string; headers: Readonly<Record<string, string>>; body?: string }) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return (
    <>
      <h4>{title}</h4>
      <pre dir="ltr">{[...lines, ...(body === undefined ? [] : ['', body])].join('\n') || '(nothing to show)'}</pre>
    </>
  )
}

/** The path below its mount point, with ids cut to what tells them apart. */
function shorten(path: string): string {
  return path
    .replace(/^\/(api\/wallet|\d{4}-\d{2}-\d{2})/, '')
    .replace(/([A-Za-z]+(?::|%3A)[0-9a-f]{4})[0-9a-f-]{20,}/g, '$1…')
}
