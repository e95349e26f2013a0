/** Loads the crypto chunk once; the module system keeps it. */
export function loadCrypto(): Promise<typeof import('../crypto/index.ts')> {
  return import('../crypto/index.ts')
}
