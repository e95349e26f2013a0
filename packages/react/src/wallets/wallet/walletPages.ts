import { lookUp } from '@countersign/core/client'
import type { ComponentType } from 'react'
import type { WalletPageProps, WalletPages } from './WalletScreenContext.ts'

type LoadPage = () => Promise<{ Page: ComponentType<WalletPageProps> }>

type BuiltIn = {
  load: LoadPage
  /** What may follow its name in the path: `each` id is a page of its own; with `same`, it is the same page. */
  id?: 'each' | 'same'
}

const loadSend = () => import('./pages/SendPage.tsx')
const loadAdd = () => import('./pages/AddMoneyPage.tsx')
const loadNotFound = () => import('./pages/NotFoundPage.tsx')
const loadNewPayee = () => import('./pages/NewPayeePage.tsx')

/** The pages of the library, each loaded when it is opened. */
const builtIn: { readonly [path: string]: BuiltIn } = {
  home: { load: () => import('./pages/HomePage.tsx') },
  send: { load: loadSend, id: 'each' },
  'send/new': { load: loadNewPayee },
  'send/several': { load: () => import('./pages/SeveralPage.tsx') },
  pay: { load: () => import('./pages/PayPage.tsx'), id: 'same' },
  'pay-several': { load: () => import('./pages/PaySeveralPage.tsx'), id: 'same' },
  fund: { load: () => import('./pages/FundPage.tsx'), id: 'same' },
  add: { load: loadAdd, id: 'same' },
  request: { load: loadAdd },
  activity: { load: () => import('./pages/ActivityPage.tsx'), id: 'each' },
  statements: { load: () => import('./pages/StatementPage.tsx') },
  payees: { load: () => import('./pages/PayeesPage.tsx') },
  'payees/new': { load: loadNewPayee },
  'payees/confirm': { load: () => import('./pages/ConfirmWalletPage.tsx'), id: 'each' },
  settings: { load: () => import('./pages/SettingsPage.tsx'), id: 'each' },
}

export type FoundPage = {
  /** Another one is another page: it takes the focus, and begins at its start. */
  key: string
  id: string | undefined
} & ({ Custom: ComponentType<WalletPageProps>; load?: undefined } | { Custom?: undefined; load: LoadPage })

/** Finds the page of a path: the host’s before the library’s, and the longer name before the shorter one. */
export function findPage(path: readonly string[], pages: WalletPages = {}): FoundPage {
  const [first = 'home', second, ...rest] = path
  for (const { name, after } of [
    { name: `${first}/${second}`, after: rest },
    { name: first, after: path.slice(1) },
  ]) {
    const [id, ...deeper] = after
    if (deeper.length > 0) continue
    const Custom = lookUp(pages, name)
    if (Custom) return { key: name, id, Custom }
    const found = lookUp(builtIn, name)
    if (found && (id === undefined || found.id)) return { key: keyOf(name, found, id), id, load: found.load }
  }
  return { key: 'not-found', id: undefined, load: loadNotFound }
}

function keyOf(name: string, { id: kind }: BuiltIn, id: string | undefined): string {
  return kind === 'each' && id !== undefined ? `${name} ${id}` : name
}
