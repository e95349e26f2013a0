import type { Route, SandboxContext, SandboxRequest } from '../../../context.ts'
import { toIso } from '../../../context.ts'
import { invalidInput, ServiceError } from '../../../http/responses.ts'
import { isCurrencyCode } from '../../../money/currencies.ts'
import type { FeeConfig, PlatformConfigRecord } from '../../../state/platformRecords.ts'
import { rulesOf } from '../../cards/cardRules.ts'
import { configOf } from '../platformConfig.ts'
import { requiredFieldsOf } from '../requiredFields.ts'

export const getPlatformConfig: Route<'getPlatformConfig'> = (context) => ({
  status: 200,
  body: describeConfig(context),
})

type Change = SandboxRequest<'updatePlatformConfig'>['body']

/** Fees are merged by type and source currency, settings by name; currencies are replaced as a whole. */
export const updatePlatformConfig: Route<'updatePlatformConfig'> = (context, { body }) => {
  requireServed(context, { change: body })
  const config = configOf(context)
  const { supportedCurrencies = config.supportedCurrencies } = body
  const changed: PlatformConfigRecord = {
    ...config,
    umaDomain: body.umaDomain ?? config.umaDomain,
    supportedCurrencies,
    embeddedWalletConfig: { ...config.embeddedWalletConfig, ...withoutAbsent(body.embeddedWalletConfig) },
    cardTokenization2faConfig: {
      ...config.cardTokenization2faConfig,
      ...withoutAbsent(body.cardTokenization2faConfig),
    },
    feeConfigs: mergeFees(config.feeConfigs, { changes: body.feeConfigs ?? [] }),
    createdAt: config.createdAt || context.now(),
    updatedAt: context.now(),
  }
  context.state.platformConfig.set(changed.id, changed)
  context.state.webhookEndpoint = body.webhookEndpoint ?? context.state.webhookEndpoint
  return { status: 200, body: describeConfig(context) }
}

/** Both zero ends a fee. */
function mergeFees(fees: readonly FeeConfig[], { changes }: { changes: readonly FeeConfig[] }): FeeConfig[] {
  const nameOf = ({ feeType, sourceCurrency }: FeeConfig) => `${feeType} ${sourceCurrency}`
  const merged = new Map([...fees, ...changes].map((fee) => [nameOf(fee), fee]))
  return [...merged.values()].filter(({ variableFeeBps, fixedFee }) => variableFeeBps > 0 || fixedFee.amount > 0)
}

function requireServed(context: SandboxContext, { change }: { change: Change }): void {
  const { supportedCurrencies = [], feeConfigs = [] } = change
  const errors = supportedCurrencies.flatMap(({ currencyCode, minAmount, maxAmount }, index) =>
    [
      ...(isCurrencyCode(currencyCode)
        ? []
        : [{ name: 'currencyCode', message: 'Expected a currency that is served' }]),
      ...(minAmount <= maxAmount ? [] : [{ name: 'maxAmount', message: 'Expected no less than minAmount' }]),
    ].map(({ name, message }) => ({ field: `supportedCurrencies.${index}.${name}`, message, constraint: {} })),
  )
  if (errors.length > 0) throw invalidInput(errors)
  if (feeConfigs.some(({ sourceCurrency }) => sourceCurrency !== 'USD'))
    throw notImplemented('Fees are only for payments that leave in USD')
  if (change.cardTokenization2faConfig && !rulesOf(context).areEnabled)
    throw notImplemented('The platform has no cards')
}

function notImplemented(message: string): ServiceError {
  return new ServiceError({ status: 501, code: 'NOT_IMPLEMENTED', message })
}

function withoutAbsent(settings: object = {}): Record<string, unknown> {
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined))
}

function describeConfig(context: SandboxContext) {
  const { createdAt, updatedAt, ...settings } = configOf(context)
  const { webhookEndpoint } = context.state
  return {
    ...settings,
    supportedCurrencies: settings.supportedCurrencies.map((supported) => ({
      ...supported,
      providerRequiredCustomerFields: requiredFieldsOf(supported.currencyCode, { customerType: 'INDIVIDUAL' }),
    })),
    id: 'PlatformConfig:sandbox',
    isRegulatedFinancialInstitution: false,
    ...(webhookEndpoint !== undefined && { webhookEndpoint }),
    ...(createdAt > 0 && { createdAt: toIso(createdAt), updatedAt: toIso(updatedAt) }),
  }
}
