import { settingFaults } from './settingFaults.ts'
import { findLowContrast } from './themeContrast.ts'
import type { WalletError } from './WalletError.ts'
import type { Environment } from './warnInSandbox.ts'

/** The setting that is the likely cause of an error, with what to set it to. */
const hints: readonly { matches: (error: WalletError) => boolean; hint: string }[] = [
  {
    matches: ({ code, message }) => code === 'FORBIDDEN' && message.includes('another site'),
    hint: "The platform does not accept this page's origin. Behind a proxy, list it in `allowedOrigins` of createPlatformHandler.",
  },
  {
    matches: ({ code, details }) =>
      code === 'TARGET_BUNDLE_UNTRUSTED' &&
      (details as { reason?: unknown } | undefined)?.reason === 'signer-not-pinned',
    hint: 'Pin the bundle key that the sandbox prints when it starts: `trust: { otpBundle: [key] }`.',
  },
  {
    matches: ({ code, httpStatus }) => code === 'UNEXPECTED_RESPONSE' && httpStatus === 404,
    hint: 'No platform answers here. Check `baseUrl` of createWalletClient and `mountPath` of createPlatformHandler.',
  },
  {
    // An unknown login and one that tried too often get the same response, so the browser cannot tell which it is.
    matches: ({ code, message }) => code === 'RATE_LIMITED' && message.includes('Too many attempts'),
    hint: 'At a first attempt: `findCustomer` of createPlatformHandler does not find this login. Without `decoys`, unknown logins are refused like this.',
  },
]

function warn(sentence: string): void {
  // biome-ignore lint/suspicious/noConsole: this is what the module is for, and it is loaded in a sandbox only.
  console.warn(`Countersign: ${sentence}`)
}

/** Writes to the console which setting is the likely cause of an error, if one is. */
export function explainMisconfiguration(error: WalletError): void {
  const found = hints.find(({ matches }) => matches(error))
  if (found) warn(`${error.message} ${found.hint}`)
}

/** Writes to the console which options of a client are unknown or cannot work. */
export function explainSettings(options: { readonly environment?: Environment }): void {
  const faults = settingFaults(options)
  const all = options.environment === 'sandbox' ? faults : [...faults, trustsAnyone]
  for (const fault of all) warn(`createWalletClient: ${fault}`)
}

/** Outside of a sandbox, options are explained only where they hold the sandbox's key. */
const trustsAnyone = '`trust.otpBundle` has the key of the sandbox, with which anyone can sign. Pin your own.'

/** The clients whose styles were explained: once is enough. */
const explained = new WeakSet<object>()

/** The first client of each page. */
const firstClients = new WeakMap<Document, object>()

/**
 * Writes to the console, once for each client, that finished screens stand on the page without their style sheet, or which
 * colors of the theme have too little contrast. `client`: what it sends with.
 */
export function explainPage(client: { readonly fetch?: unknown }): void {
  // Without layout, as in jsdom or on a server, no page has styles.
  if (typeof document === 'undefined' || !('fonts' in document) || explained.has(client)) return
  const sentence = findFault(client)
  if (!sentence) return
  explained.add(client)
  warn(sentence)
}

function findFault(client: { readonly fetch?: unknown }): string | undefined {
  const first = firstClients.get(document) ?? client
  firstClients.set(document, first)
  // A client with a way of its own to send is there on purpose.
  if (first !== client && !client.fetch)
    return 'this page has another wallet client. Create one, outside of components.'
  const card = document.querySelector('.cs-card')
  if (!card) return undefined
  if (getComputedStyle(card).getPropertyValue('--_space') === '')
    return "the screens have no styles. Import '@countersign/react/styles.css'."
  const lacking = findLowContrast(card)
  return lacking.length > 0 ? `the theme has too little contrast. ${lacking.join(' ')}` : undefined
}
