import { WalletError } from '@countersign/core'
import { createElement, Fragment, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Message } from './english.ts'

/** A value for every placeholder that a message has. Each can be told from the others in a sentence. */
const values = {
  account: '8190',
  amount: '$1,234.56',
  brand: 'Visa',
  characters: 'digits',
  contact: 'ada@example.com',
  country: 'Kenya',
  currencies: 'USDB, BTC',
  currency: 'KES',
  date: 'Mar 7, 2027',
  day: 'Mar 8, 2027',
  done: 4,
  field: 'IBAN',
  host: 'pay.example.net',
  label: 'Zip-Zap',
  last4: '4242',
  length: 6,
  name: 'Grace Okafor',
  network: 'Polygon',
  nickname: 'ada@example.org',
  number: 7,
  of: 5,
  payee: 'Sam Ndlovu',
  provider: 'Harbor ID',
  providerName: 'Anchor ID',
  purpose: 'PAYOUT',
  seconds: 30,
  sentTo: '•••• 0142',
  step: 3,
  time: '14:35',
}

/** The same with what may be absent. */
const sparse = Object.fromEntries(
  Object.entries(values).map(([name, value]) => {
    const isOptional = ['brand', 'date', 'last4', 'name', 'payee', 'purpose', 'step', 'time'].includes(name)
    return [name, isOptional ? undefined : value]
  }),
)

const samples: readonly object[] = [
  values,
  { ...values, seconds: 0 },
  { ...values, seconds: 180, characters: 'alphanumeric' },
  { ...values, purpose: 'CURRENCY_CONVERSION', step: undefined },
  { ...values, brand: undefined },
  sparse,
]

const markup = (message: ReactNode) =>
  renderToStaticMarkup(createElement(Fragment, null, message))
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')

/** Returns what a message says, once for each of the samples where it is a function. */
export function say(path: string, message: Message): string[] {
  if (typeof message === 'string') return [message]
  if (typeof message !== 'function') throw new Error(`${path} is not a message.`)
  const speak = message as (given: unknown) => ReactNode
  if (path.includes('.errors.')) {
    const code = path.slice(path.lastIndexOf('.') + 1)
    return [undefined, 30_000, 180_000].map((retryAfterMs) =>
      markup(speak(new WalletError(code, retryAfterMs === undefined ? {} : { retryAfterMs }))),
    )
  }
  return samples.map((sample) => markup(speak(sample)))
}

/** Lists the messages of a language by their path, such as `quoteConfirmation.errors.TIMEOUT`. */
export function listMessages(path: string, message: Message): [path: string, message: Message][] {
  if (typeof message !== 'object' || message === null) return [[path, message]]
  return Object.entries(message).flatMap(([name, inner]) => listMessages(path ? `${path}.${name}` : name, inner))
}
