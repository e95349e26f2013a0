/** What the server tells the page before it starts. */
export type PageConfig = {
  environment: 'sandbox' | 'production'
  trust?: { otpBundle: readonly string[]; export: readonly string[] }
  walletSignatureHeader: string
  /** How long the user may be idle before the wallet locks. */
  idleLockMs: number
  /** Whether there is a sandbox behind this wallet: then codes can be read and wallets made here. */
  backstage: boolean
}

/** @throws `Error` when the server cannot be reached. */
export async function loadConfig(): Promise<PageConfig> {
  const response = await fetch('/demo/config')
  if (!response.ok) throw new Error('The server does not answer')
  return (await response.json()) as PageConfig
}
