import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTree } from '../tests/createTree.ts'
import { findNameFaults } from './names.ts'

/** Reads of a global where there is no door for it. */
const outside: [name: string, code: string, also?: string][] = [
  ['fetch', "fetch('/quotes')"],
  ['fetch', "declare const fetch: (url: string) => void\nfetch('/quotes')"],
  ['fetch', 'export const dependencies = { fetch }'],
  ['fetch', 'export const send = fetch'],
  ['fetch', 'export function send(request = fetch) { return request }'],
  ['globalThis', "globalThis.fetch('/quotes')"],
  ['globalThis', "(globalThis as unknown as { fetch: (url: string) => void }).fetch('/quotes')"],
  ['globalThis', 'export const { fetch } = globalThis'],
  ['globalThis', 'export const g = globalThis'],
  ['window', "window['fetch']('/quotes')"],
  ['window', "export const send = window[['fe', 'tch'].join('')]", 'also finds inherited members'],
  ['window.parent', 'export const framed = window.parent !== window', 'reads window outside'],
  ['window.parent', "window.parent.fetch('/quotes')"],
  ['defaultView', "document.defaultView?.fetch('/quotes')"],
  ['self', 'export const { subtle } = self.crypto'],
  ['self', 'export const send = (w = self) => w'],
  ['top', 'export const other = (top as Window)'],
  ['frames', 'export const other = Object.assign({}, frames)'],
  ['crypto', 'export const id = crypto.randomUUID()'],
  ['indexedDB', "indexedDB.open('keys')"],
  ['navigator', 'export const online = navigator.onLine'],
  ['navigator.locks', 'export const locks = navigator.locks'],
  ['navigator.storage', "export const storage = navigator['storage']"],
  ['PublicKeyCredential', 'export const passkeys = new PublicKeyCredential()'],
  ['XMLHttpRequest', 'export const request = new XMLHttpRequest()'],
  ['WebSocket', "export const socket = new WebSocket('wss://a')"],
  ['EventSource', 'export class Live extends EventSource {}'],
  ['sendBeacon', "export const tell = (n: Navigator) => n.sendBeacon('/a')"],
  ['localStorage', "localStorage.setItem('a', 'b')"],
  ['sessionStorage', 'export const keep = sessionStorage'],
  ['BroadcastChannel', "export const tabs = new BroadcastChannel('a')"],
  ['eval', "eval('1')"],
  ['Function', "export const run = new Function('1')"],
]

const atAnotherDoor: [path: string, name: string, code: string][] = [
  ['packages/core/src/api/quotes.ts', 'fetch', "fetch('/quotes')"],
  ['packages/core/src/api/events.ts', 'crypto', 'crypto.randomUUID()'],
  ['packages/core/src/storage/tabs.ts', 'navigator', 'navigator.onLine'],
  ['packages/core/src/createWalletClient.ts', 'fetch', 'export const defaults = { fetch }'],
  ['packages/react/src/primitives/Copy.tsx', 'navigator.clipboard', "navigator.clipboard.writeText('a')"],
  ['packages/react/src/primitives/Image.tsx', 'fetch', 'export const A = () => <button onClick={() => fetch("/a")} />'],
]

/** What the lookups below use. */
const declarations = `
type Known = 'ACTIVE' | 'REVOKED'
type Open = Known | (string & Record<never, never>)
declare const table: { readonly [key: string]: string }
declare const closed: { readonly [key in Known]: string }
declare const list: readonly string[]
declare const text: string
declare const open: Open
declare const known: Known
declare const anything: any
declare const position: number
`

/** Reads that also find what every object inherits. */
const openLookups: readonly string[] = [
  'table[text]',
  'table[open]',
  'table[anything]',
  'table?.[text]',
  `table[\`\${text}Title\`]`,
  'closed[open as Known]',
  'closed[text as keyof typeof closed]',
  'table[text as Known]',
  'text in table',
  '(open as Known) in closed',
]

const readOf = (code: string) => `${declarations}export const read = ${code}`

/** What each planted file leads to: how its faults begin. That nothing else is a fault shows in the real sources, which have none. */
const planted: readonly (readonly [path: string, code: string, ...faults: string[]])[] = [
  ...outside.map(([name, code, also = []], at) => {
    const faults = [also, `reads ${name} outside its door`].flat()
    return [`packages/core/src/flows/outside${at}.ts`, code, ...faults] as const
  }),
  ...atAnotherDoor.map(([path, name, code]) => [path, code, `reads ${name} outside its door`] as const),
  ...openLookups.map((code, at) => {
    const fault = `also finds inherited members; use lookUp: ${code}`
    return [`packages/platform/src/open${at}.ts`, readOf(code), fault] as const
  }),
  [
    'apps/demo/server/pattern.ts',
    `${declarations}export const { [text]: read } = table`,
    'also finds inherited members',
  ],
  // A type, what writes, a test, and the lookup itself.
  ['packages/core/src/flows/type.ts', 'export type Send = typeof fetch\nexport type Window = typeof globalThis.crypto'],
  [
    'packages/platform/src/written.ts',
    'export function write(table: Record<string, string>, key: string) { table[key] = "x" }',
  ],
  ['packages/sandbox/src/any.test.ts', readOf('table[text]')],
  ['packages/core/src/wire/lookUp.ts', readOf('table[text]')],
]

// One tree for all, because each program reads the library of types first.
const tree = createTree(afterAll)
let seen: readonly string[]

beforeAll(() => {
  for (const [path, code] of planted) tree.write(path, code)
  seen = findNameFaults(tree.root)
})

test.each(planted)('names in %s: %j', (path, _code, ...faults) => {
  const found = seen.filter((line) => line.startsWith(`${path}:`)).map((line) => line.slice(line.indexOf(' ') + 1))

  expect(found.sort()).toEqual(faults.sort().map((fault) => expect.stringContaining(fault)))
})
