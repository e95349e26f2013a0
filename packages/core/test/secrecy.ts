import type { Store } from '@countersign/core'
import { createStore, entries } from 'idb-keyval'
import { vi } from 'vitest'
import type { TestWorld } from './createTestClient.ts'

/** Keeps all that a page prints and every state that it shows, as text. */
export function watch(source: Store<object>): string[] {
  const seen: string[] = []
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, method).mockImplementation((...values: unknown[]) => void seen.push(values.map(String).join(' ')))
  source.subscribe(() => seen.push(JSON.stringify(source.getSnapshot(), toText)))
  return seen
}

function toText(_key: string, value: unknown): unknown {
  if (typeof value === 'bigint') return String(value)
  return value instanceof Error ? { ...value, message: value.message, stack: value.stack } : value
}

/** Everything that the browser of this world keeps, as text. */
export const storedBy = async ({ name }: TestWorld) => JSON.stringify(await entries(createStore(name, 'records')))
