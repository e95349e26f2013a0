import type { WalletError } from './WalletError.ts'

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

/** The clients whose missing style sheet was explained: once is enough. */
const explained = new WeakSet<object>()

/** Writes to the console, once for each client, that finished screens stand on the page without their style sheet. */
export function explainMissingStyles(client: object): void {
  const card = document.querySelector('.cs-card')
  if (!card || explained.has(client) || getComputedStyle(card).getPropertyValue('--_space') !== '') return
  explained.add(client)
  // biome-ignore lint/suspicious/noConsole: this is what the module is for, and it is loaded in a sandbox only.
  console.warn("Countersign: the screens have no styles. Import '@countersign/react/styles.css'.")
}
