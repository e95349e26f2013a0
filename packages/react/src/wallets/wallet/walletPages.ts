import { lookUp } from '@countersign/core/client'
import type { ComponentType } from 'react'
import type { WalletPageProps, WalletPages } from './WalletScreenContext.ts'

type LoadPage = () => Promise<{ Page: ComponentType<WalletPageProps> }>

type BuiltIn = {
  load: LoadPage
  /** Each id is a page of its own; otherwise it is the same page, whatever its address holds. */
  isEach?: true
}

const loadSend = () => import('./pages/SendPage.tsx')
const loadNewPayee = () => import('./pages/NewPayeePage.tsx')

/** The pages of the library, each loaded when it is opened. */
const builtIn: { readonly [path: string]: BuiltIn } = {
  home: { load: () => import('./pages/HomePage.tsx') },
  send: { load: loadSend, isEach: true },
  'send/new': { load: loadNewPayee },
  pay: { load: () => import('./pages/PayPage.tsx') },
  fund: { load: () => import('./pages/FundPage.tsx') },
  add: { load: () => import('./pages/AddMoneyPage.tsx') },
  activity: { load: () => import('./pages/ActivityPage.tsx'), isEach: true },
  statements: { load: () => import('./pages/StatementPage.tsx') },
  payees: { load: () => import('./pages/PayeesPage.tsx') },
  'payees/new': { load: loadNewPayee },
  settings: { load: () => import('./pages/SettingsPage.tsx'), isEach: true },
  'not-found': { load: () => import('./pages/NotFoundPage.tsx') },
}

export type FoundPage = {
  /** Another one is another page: it takes the focus, and begins anew. */
  key: string
  id: string | undefined
} & ({ Custom: ComponentType<WalletPageProps>; load?: undefined } | { Custom?: undefined; load: LoadPage })

/** Finds the page of a path: the host’s before the library’s, and the longer name before the shorter one. */
export function findPage(path: readonly string[], pages: WalletPages = {}): FoundPage {
  const [first = 'home', second, ...rest] = path
  const names = second === undefined ? [first] : [`${first}/${second}`, first]
  for (const name of names) {
    const id = name === first ? second : rest[0]
    const tooDeep = name === first ? rest.length > 0 : rest.length > 1
    if (tooDeep) continue
    const Custom = lookUp(pages, name)
    if (Custom) return { key: name, id, Custom }
    const found = lookUp(builtIn, name)
    if (found && name !== 'not-found') return { key: found.isEach ? `${name} ${id}` : name, id, load: found.load }
  }
  return { key: 'not-found', id: undefined, load: () => import('./pages/NotFoundPage.tsx') }
}
