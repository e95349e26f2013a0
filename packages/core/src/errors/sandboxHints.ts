import { settingFaults } from './settingFaults.ts'
import { findLowContrast } from './themeContrast.ts'
import type { WalletError } from './WalletError.ts'
import type { Environment } from './warnInSandbox.ts'

/** The setting that is the likely cause of an error, with what to set it to. */
const hints: readonly { matches: (error: WalletError) => boolean; hint: string }[] = [
  {
    matches: ({ code, message }) => code === 'FORBIDDEN' && message.includes('another site'),
    hint: "The platform handler does not accept this page's origin. Behind a development server or proxy, pass the page's origin in `allowedOrigins` of createPlatformHandler, for example ['http://localhost:5173'].",
  },
  {
    matches: ({ code, details }) =>
      code === 'TARGET_BUNDLE_UNTRUSTED' &&
      (details as { reason?: unknown } | undefined)?.reason === 'signer-not-pinned',
    hint: 'Pin the bundle key that the sandbox prints when it starts: `trust: { otpBundle: [key] }` of createWalletClient.',
  },
  {
    matches: ({ code, httpStatus }) => code === 'UNEXPECTED_RESPONSE' && httpStatus === 404,
    hint: 'Nothing of the platform handler answers at this address. Check `baseUrl` of createWalletClient and `mountPath` of createPlatformHandler.',
  },
  {
    // An unknown login and one that tried too often get the same response, so the browser cannot tell which it is.
    matches: ({ code, message }) => code === 'RATE_LIMITED' && message.includes('Too many attempts'),
    hint: 'If this was the first attempt, `findCustomer` of createPlatformHandler does not find this login, and the handler has no `decoys`: without them, codes for unknown logins are refused like this.',
  },
]

/** Writes to the console which setting is the likely cause of an error, if one is. */
export function explainMisconfiguration(error: WalletError): void {
  const found = hints.find(({ matches }) => matches(error))
  // biome-ignore lint/suspicious/noConsole: this is what the module is for, and it is loaded in a sandbox only.
  if (found) console.warn(`Countersign: ${error.message} ${found.hint}`)
}

/** Writes to the console which options of a client are unknown or cannot work. */
export function explainSettings(options: { readonly environment?: Environment }): void {
  const faults = settingFaults(options)
  const all = options.environment === 'sandbox' ? faults : [...faults, trustsAnyone]
  // biome-ignore lint/suspicious/noConsole: this is what the module is for, and it is loaded in a sandbox only.
  for (const fault of all) console.warn(`Countersign: createWalletClient: ${fault}`)
}

/** Outside of a sandbox, options are explained only where they hold the sandbox's key. */
const trustsAnyone =
  '`trust.otpBundle` has the key of the sandbox, with which anyone can sign. Pin the service’s key, or set `environment` to "sandbox".'

/** The clients whose styles were explained: once is enough. */
const explained = new WeakSet<object>()

/**
 * Writes to the console, once for each client, that finished screens stand on the page without their style sheet, or which
 * colors of the theme have too little contrast.
 */
export function explainStyles(client: object): void {
  // Without layout, as in jsdom or on a server, no page has styles.
  if (typeof document === 'undefined' || !('fonts' in document)) return
  const card = document.querySelector('.cs-card')
  if (!card || explained.has(client)) return
  const isMissing = getComputedStyle(card).getPropertyValue('--_space') === ''
  const lacking = isMissing ? [] : findLowContrast(card)
  if (!isMissing && lacking.length === 0) return
  explained.add(client)
  const sentence = isMissing
    ? "the screens have no styles. Import '@countersign/react/styles.css'."
    : `the theme has too little contrast. ${lacking.join(' ')}`
  // biome-ignore lint/suspicious/noConsole: this is what the module is for, and it is loaded in a sandbox only.
  console.warn(`Countersign: ${sentence}`)
}
