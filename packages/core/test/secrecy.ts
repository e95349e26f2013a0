import type { Readable } from '@countersign/core'
import { createStore, entries } from 'idb-keyval'
import { vi } from 'vitest'
import type { TestWorld } from './createTestClient.ts'

/** A secret as text, hex, base64, base64url and percent-encoded, alone and inside the sealed plaintext. */
export function disguises(text: string): string[] {
  const bytes = new TextEncoder().encode(text)
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const percent = [...bytes].map((byte) => `%${byte.toString(16)}`).join('')
  // base64 depends on the position of a text within three bytes, so its inner part is taken at each of them.
  const base64 = [0, 1, 2].map((shift) => btoa(' '.repeat(shift) + text).slice(shift === 0 ? 0 : 4, -4))
  return [
    text,
    hex,
    hex.toUpperCase(),
    percent,
    JSON.stringify([...bytes]).slice(1, -1),
    ...base64.filter((part) => part.length >= 4),
  ]
}

/** Keeps all that a page prints and every state that it shows, as text. */
export function watch(source: Readable<object>): string[] {
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
