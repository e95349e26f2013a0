import { type ExchangeRate, listExchangeRates as listOperation } from '../wire/exchangeRates.ts'
import { type ApiClient, call } from './send.ts'

export type ListExchangeRatesParameters = {
  /** Code of the currency that would be sent, such as `USDB`. */
  sourceCurrency?: string | undefined
  /** Code of the currency that would arrive. */
  destinationCurrency?: string | undefined
  /** The amount to send, in the smallest unit of its currency. The service assumes 10,000 units if it is absent. */
  sendingAmount?: bigint | undefined
  signal?: AbortSignal | undefined
}
export type ListExchangeRatesReturnType = Awaited<ReturnType<typeof listExchangeRates>>

/**
 * Lists the value of an amount in other currencies, platform fees included. The service caches rates for about five
 * minutes, so they are for display before a quote exists; what the user agrees to is the quote.
 *
 * @throws `WalletError` `INVALID_INPUT`: a currency is unknown to the service.
 *
 * @example
 * ```ts
 * const [rate] = await listExchangeRates(client, { sourceCurrency: 'USDB', destinationCurrency: 'EUR' })
 * ```
 */
export async function listExchangeRates(
  client: ApiClient,
  parameters: ListExchangeRatesParameters = {},
): Promise<readonly ExchangeRate[]> {
  const { sendingAmount, signal, ...currencies } = parameters
  const query = { ...currencies, sendingAmount: sendingAmount?.toString() }
  return (await call(client, listOperation, { query, signal })).data
}
