import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { root } from './files.ts'

/** Folders of an area that are not journeys of their own, and where their column is instead. */
const shared: { readonly [folder: string]: string } = {
  'payment/instructions': 'where money from outside is to be sent, for funding and for adding money',
  'payment/payment-result': 'the receipt: the last state of a payment, which has no controller of its own',
  'sca/sca-proof': 'the proof inside a challenge, a sign-in and a change of trust',
  'session/session-guard': 'shows the session itself: `session/` in the core, `useSession`',
  'settings/signed-resource': 'the parts of every list that a signature changes',
  'sign-in/otp-login': 'one sign-in by code; its journeys are `email-otp-login` and `sms-otp-login`',
  'sign-in/sign-in-inline': '`login` in the place of what waits for a signature',
  'wallets/wallet': 'the frame around all journeys',
}

/** Controllers and their pieces that have a name of their own, by the journey that they are part of. */
const pieces: { readonly [file: string]: string } = {
  'activity/activity.ts': 'activity-list, and `useActivity` for pages of a host',
  'activity/transaction.ts': 'payment-result',
  'payees/payees.ts': 'payee-list, and `usePayees` for pages of a host',
  'payment/factorChoice.ts': 'quote-confirmation and funding',
  'payment/fundedPayment.ts': 'funding',
  'payment/paymentChallenge.ts': 'quote-confirmation and funding',
  'payment/quoteOffer.ts': 'quote-confirmation',
  'payment/quotePayment.ts': 'quote-confirmation',
  'payment/shownQuote.ts': 'quote-confirmation and funding',
  'sca/scaPasskeyRegistration.ts': 'sca-factors',
  'sca/trustChange.ts': 'trusted-beneficiaries',
}

const areas = ['sign-in', 'session', 'wallets', 'payment', 'payees', 'activity', 'sca', 'settings']

/** The files of one journey that have to exist in addition to its folder in `@countersign/react`. */
const column = (area: string, name: string): readonly string[] => [
  `packages/react/src/${area}/${toKebab(name)}/use${name[0]?.toUpperCase()}${name.slice(1)}.ts`,
  `packages/core/src/controllers/${area}/${name}.ts`,
  `packages/core/src/flows/${area}/${name}.ts`,
  `e2e/${area}/${name}.spec.ts`,
]

const placed = new RegExp(`^(packages/core/src/controllers|e2e)/(${areas.join('|')})/`)

const toCamel = (kebab: string) => kebab.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
const toKebab = (camel: string) => camel.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Lists what breaks the rule "one journey, one name, every layer". Paths are relative to the root. */
export function checkColumns(files: readonly string[] = listColumnFiles()): string[] {
  const folders = new Set(
    files
      .filter((file) => file.startsWith('packages/react/src/'))
      .map((file) => dirname(file).replace('packages/react/src/', ''))
      .filter((folder) => areas.includes(dirname(folder))),
  )
  const journeys = [...folders].filter((folder) => !Object.hasOwn(shared, folder))
  const missing = journeys.flatMap((folder) =>
    column(dirname(folder), toCamel(basename(folder)))
      .filter((file) => !files.includes(file))
      .map((file) => `${folder}: ${file} is missing`),
  )
  // The reverse: a controller or a spec under a name that no screen has.
  const named = [...folders].map((folder) => `${dirname(folder)}/${toCamel(basename(folder))}`)
  const orphans = files
    .filter((file) => placed.test(file) && !file.endsWith('.test.ts'))
    .filter((file) => !Object.hasOwn(pieces, file.replace('packages/core/src/controllers/', '')))
    .filter((file) => !named.some((name) => file.includes(`/${name}`)))
    .map((file) => `${file}: no folder of this name in packages/react/src`)
  return [...missing, ...orphans]
}

/** The files that the rule is about. */
export function listColumnFiles(): string[] {
  return globSync(['packages/{core,react}/src/**/*.{ts,tsx}', 'e2e/*/*.spec.ts'], { cwd: root })
}
