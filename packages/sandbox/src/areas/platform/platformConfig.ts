import type { SandboxContext } from '../../context.ts'
import { ServiceError } from '../../http/responses.ts'
import type { CurrencyCode } from '../../money/currencies.ts'
import { currencyCodes } from '../../money/currencies.ts'
import type { PlatformConfigRecord } from '../../state/platformRecords.ts'

const currency = (currencyCode: string) => ({
  currencyCode,
  minAmount: 1,
  maxAmount: 9_000_000_000_000_000,
  requiredCounterpartyFields: [],
  enabledTransactionTypes: ['INCOMING', 'OUTGOING'] as const,
})

const defaults: Omit<PlatformConfigRecord, 'createdAt' | 'updatedAt'> = {
  id: 'config',
  umaDomain: 'sandbox.example',
  supportedCurrencies: currencyCodes.map(currency),
  embeddedWalletConfig: { otpLength: 6, alphanumeric: false, expirationSeconds: 300 },
  cardTokenization2faConfig: {},
  feeConfigs: [],
}

/** What the platform has set, or what a new platform begins with. */
export function configOf(context: SandboxContext): PlatformConfigRecord {
  return context.state.platformConfig.get('config') ?? { ...defaults, createdAt: 0, updatedAt: 0 }
}

/** The codes of the currencies that the platform works with. */
export function supportedCurrencies(context: SandboxContext): string[] {
  return configOf(context).supportedCurrencies.map(({ currencyCode }) => currencyCode)
}

/**
 * Checks what is to leave against the currencies that the platform supports.
 *
 * @throws `ServiceError` `INVALID_CURRENCY` for one that it does not support for outgoing payments, and
 * `AMOUNT_OUT_OF_RANGE` beyond the limits that it set.
 */
export function requireSupported(
  context: SandboxContext,
  parameters: { currency: CurrencyCode; amount: bigint },
): void {
  const { currency: code, amount } = parameters
  const supported = configOf(context).supportedCurrencies.find(({ currencyCode }) => currencyCode === code)
  if (!supported?.enabledTransactionTypes.includes('OUTGOING'))
    throw refused('INVALID_CURRENCY', `The platform does not send ${code}`)
  if (amount < BigInt(supported.minAmount) || amount > BigInt(supported.maxAmount))
    throw refused('AMOUNT_OUT_OF_RANGE', 'The amount is outside of the limits of the platform')
}

/** The fees that the platform configured for payments from one currency to another. */
export function platformFeesFor(
  context: SandboxContext,
  parameters: { sendingCurrency: CurrencyCode; receivingCurrency: CurrencyCode },
): { platformFixed?: bigint; platformBps?: bigint } {
  const { sendingCurrency, receivingCurrency } = parameters
  const fee = configOf(context).feeConfigs.find(({ sourceCurrency }) => sourceCurrency === sendingCurrency)
  if (!fee || sendingCurrency === receivingCurrency) return {}
  return { platformFixed: BigInt(fee.fixedFee.amount), platformBps: BigInt(fee.variableFeeBps) }
}

function refused(code: string, message: string): ServiceError {
  return new ServiceError({ status: 400, code, message })
}
