/**
 * What server components and route handlers get in place of the package, by the condition `react-server`: all of it but
 * the client, which belongs to a browser.
 *
 * @module
 */
export * from './exports/index.ts'

/** @throws `TypeError` always. Otherwise each function of the client would be an error of the framework's own. */
export function createWalletClient(): never {
  throw new TypeError(
    "Countersign: createWalletClient was called on a server. Start the file that creates the client with 'use client', and import it from a client component.",
  )
}
