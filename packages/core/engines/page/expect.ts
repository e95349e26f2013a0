/** Throws unless the condition holds; `otherwise` is the failure message. */
export function assert(condition: unknown, otherwise: string): asserts condition {
  if (!condition) throw new Error(otherwise)
}

/** Throws unless both are the same as JSON. */
export function assertEqual(actual: unknown, expected: unknown): void {
  const [is, should] = [JSON.stringify(actual), JSON.stringify(expected)]
  assert(is === should, `${is} instead of ${should}`)
}

/** Throws unless the promise is rejected, and with this code where one is given. */
export async function assertRejects(promise: Promise<unknown>, code?: string): Promise<void> {
  const outcome = await promise.then(
    () => 'nothing',
    (error: unknown) => ({ error }),
  )
  assert(typeof outcome === 'object', 'it was not refused')
  if (code === undefined) return
  const { error } = outcome
  assertEqual(typeof error === 'object' && error !== null && 'code' in error && error.code, code)
}

/** Resolves with how long the promise took, in milliseconds. */
export async function durationOf(promise: Promise<unknown>): Promise<number> {
  const start = performance.now()
  await promise
  return performance.now() - start
}

/** Waits until the condition holds; throws after `limitMs`. */
export async function until(condition: () => boolean, limitMs: number): Promise<void> {
  const start = performance.now()
  while (!condition()) {
    assert(performance.now() - start < limitMs, `not within ${limitMs} ms`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}
