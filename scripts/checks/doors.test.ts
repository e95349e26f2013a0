import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTree } from '../tests/createTree.ts'
import { browserSources, checkDoors } from './doors.ts'

/** Reads of a global where there is no door for it. */
const outside: [name: string, code: string][] = [
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
  ['window', "export const send = window[['fe', 'tch'].join('')]"],
  ['window', 'export const framed = window.parent !== window'],
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

/** Names that only look like a global. */
const local: [kind: string, code: string][] = [
  ['a parameter', 'export function send(fetch: (url: string) => void) { fetch("/quotes") }'],
  ['a variable', 'const navigator = { locks: 1 }\nexport const locks = navigator.locks'],
  ['an import', "import { fetch } from './request.ts'\nfetch()"],
  ['a property', 'export const send = (client: { fetch: () => void }) => client.fetch()'],
  ['a destructured property', 'export const send = ({ fetch }: { fetch: () => void }) => fetch()'],
  ['a key', 'export const doors = { fetch: 1, crypto: 2 }'],
  [
    'a type',
    'export type Send = typeof fetch\nexport type Key = CryptoKey\nexport type Window = typeof globalThis.crypto',
  ],
  ['a rectangle', 'export const edge = (box: DOMRect) => box.top'],
  ['a method', 'export const api = { fetch() { return 1 } }'],
  [
    'a test for a browser',
    "export const inBrowser = typeof window !== 'undefined' && typeof navigator !== 'undefined'",
  ],
  ['a listener on the window', "window.addEventListener('focus', () => {})"],
  ['a string', "export const word = 'fetch'"],
]

const atItsDoor: [path: string, code: string][] = [
  ['packages/core/src/api/send.ts', "fetch('/quotes')"],
  ['packages/core/src/crypto/seal.ts', 'crypto.subtle.generateKey'],
  ['packages/core/src/storage/keys.ts', "indexedDB.open('keys')\nnavigator.locks.query()\nnavigator.storage.persist()"],
  ['packages/core/src/webauthn/checkPasskeys.ts', 'export const framed = window.parent !== window'],
  ['packages/core/src/webauthn/passkey.ts', 'navigator.credentials.get()\nPublicKeyCredential.getClientCapabilities()'],
]

const atAnotherDoor: [path: string, name: string, code: string][] = [
  ['packages/core/src/api/quotes.ts', 'fetch', "fetch('/quotes')"],
  ['packages/core/src/api/send.ts', 'crypto', 'crypto.randomUUID()'],
  ['packages/core/src/storage/keys.ts', 'navigator', 'navigator.onLine'],
  ['packages/core/src/createWalletClient.ts', 'fetch', 'export const defaults = { fetch }'],
  ['packages/react/src/primitives/Copy.tsx', 'navigator.clipboard', "navigator.clipboard.writeText('a')"],
  ['packages/react/src/primitives/Image.tsx', 'fetch', 'export const A = () => <button onClick={() => fetch("/a")} />'],
]

// One tree for all, because each program reads the browser's whole library first.
const planted = createTree(afterAll)
const clean = createTree(afterAll)
let seen: string[]
let seenInClean: string[]

beforeAll(() => {
  for (const [index, [, code]] of outside.entries()) planted.write(`packages/core/src/flows/outside${index}.ts`, code)
  for (const [path, , code] of atAnotherDoor) planted.write(path, code)
  for (const [index, [, code]] of local.entries()) clean.write(`packages/core/src/flows/local${index}.ts`, code)
  for (const [path, code] of atItsDoor) clean.write(path, code)
  seen = checkDoors(planted.root)
  seenInClean = checkDoors(clean.root)
})

function namesIn(violations: string[], path: string): string[] {
  return violations.filter((line) => line.startsWith(`${path}:`)).map((line) => line.split(' ')[2] ?? '')
}

test.each(outside.map((row, index) => [...row, index] as const))('%s is seen in: %s', (name, _, index) => {
  expect(namesIn(seen, `packages/core/src/flows/outside${index}.ts`)).toContain(name)
})

test.each(local.map((row, index) => [...row, index] as const))(
  '%s of the same name is not a global',
  (_kind, _, index) => {
    expect(namesIn(seenInClean, `packages/core/src/flows/local${index}.ts`)).toEqual([])
  },
)

test.each(atItsDoor)('%s may read its global', (path) => {
  expect(namesIn(seenInClean, path)).toEqual([])
})

test.each(atAnotherDoor)('%s may not read %s', (path, name) => {
  expect(namesIn(seen, path)).toEqual([name])
})

test('the real sources are read and keep to the doors', () => {
  expect(browserSources().length).toBeGreaterThan(40)
  expect(checkDoors()).toEqual([])
})
