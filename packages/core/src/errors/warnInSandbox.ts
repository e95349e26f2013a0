import type { WalletError } from './WalletError.ts'

/** The deployment that a client belongs to. */
export type Environment = 'production' | 'sandbox'

type Hints = typeof import('./sandboxHints.ts')

/** In a sandbox, has the console say which setting is the likely cause of an error. In production this does nothing. */
export function warnInSandbox(error: WalletError, environment: Environment | undefined): void {
  explainInSandbox(environment, ({ explainMisconfiguration }) => explainMisconfiguration(error))
}

/**
 * In a sandbox, has the console say when the screens have no style sheet, a theme that some people cannot read, or a page
 * with several clients. In production this does nothing.
 */
export function checkPageInSandbox(transport: {
  readonly environment?: Environment | undefined
  readonly fetch?: unknown
}): void {
  explainInSandbox(transport.environment, ({ explainPage }) => explainPage(transport))
}

/** How the key of every sandbox begins. Its private half is public, so anyone can sign with it. */
const sandboxKeyStart = '040b90ac'

type Settings = {
  readonly environment?: Environment
  readonly trust?: { readonly otpBundle?: readonly string[] | undefined }
}

/**
 * In a sandbox, has the console say which options of a client cannot work. In production this does nothing, unless the
 * client trusts the sandbox's key.
 */
export function checkSettingsInSandbox(options: Settings): void {
  const isPublic = `${options.trust?.otpBundle}`.includes(sandboxKeyStart)
  explainInSandbox(isPublic ? 'sandbox' : options.environment, ({ explainSettings }) => explainSettings(options))
}

function explainInSandbox(environment: Environment | undefined, explain: (hints: Hints) => void): void {
  if (environment !== 'sandbox') return
  void import('./sandboxHints.ts')
    .then(explain)
    // A hint that cannot be loaded must not become a failure of its own.
    .catch(() => {})
}
