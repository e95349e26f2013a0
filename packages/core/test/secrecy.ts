import type { Store } from '@countersign/core'
import { createStore, entries } from 'idb-keyval'
import { vi } from 'vitest'
import type { TestWorld } from './createTestClient.ts'

/** A secret as text, hex, base64, base64url and percent-encoded, alone and inside the encrypted plaintext. */
export function disguises(text: string): string[] {
  const bytes = new TextEncoder().encode(text)
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const percent = [...bytes].map((byte) => `%${byte.toString(16)}`).join('')
  // base64 depends on the position of a text within three bytes: these are the characters that hold nothing else.
  const base64 = [0, 1, 2].map((shift) => {
    const [first, end] = [Math.ceil((shift * 8) / 6), Math.floor(((shift + bytes.length) * 8) / 6)]
    return btoa(' '.repeat(shift) + text).slice(first, end)
  })
  return [text, hex, hex.toUpperCase(), percent, JSON.stringify([...bytes]).slice(1, -1), ...base64]
}

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
