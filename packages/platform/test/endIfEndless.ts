/** Returns a response that can be read to its end: a stream of live events lasts until the browser leaves. */
export function endIfEndless(response: Response): Response {
  const { status, headers, body } = response
  if (headers.get('content-type') !== 'text/event-stream') return response
  void body?.cancel()
  return new Response(null, { status, headers })
}
