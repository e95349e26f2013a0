import type { Route, SandboxContext, SandboxRequest } from '../../../context.ts'
import { invalidInput, ServiceError } from '../../../http/responses.ts'
import { isCurrencyCode } from '../../../money/currencies.ts'
import type { CustomerRecord } from '../../../state/records.ts'
import { depositAccountOf, receiveUma } from '../receiveUma.ts'

export const receiveSandboxUma: Route<'receiveSandboxUma'> = (context, { body }) => {
  const { senderUmaAddress: sender, receivingCurrencyCode: currency, receivingCurrencyAmount: amount } = body
  if (!/^\$[^@\s]+@[^@\s]+$/.test(sender))
    throw new ServiceError({ status: 400, code: 'INVALID_UMA_ADDRESS', message: 'Expected $name@domain' })
  const customer = findReceiver(context, { body })
  if (!isCurrencyCode(currency) || depositAccountOf(context, { customer, currency }).accountId === undefined)
    throw new ServiceError({
      status: 400,
      code: 'INVALID_CURRENCY',
      message: 'The receiver has no account in this currency',
    })
  return { status: 200, body: receiveUma(context, { customer, sender, currency, amount }) }
}

function findReceiver(
  context: SandboxContext,
  parameters: { body: SandboxRequest<'receiveSandboxUma'>['body'] },
): CustomerRecord {
  const { customerId, receiverUmaAddress } = parameters.body
  if ((customerId === undefined) === (receiverUmaAddress === undefined))
    throw invalidInput([
      { field: 'receiverUmaAddress', message: 'Expected this or customerId, and not both', constraint: {} },
    ])
  const { customers } = context.state
  const found =
    customerId === undefined ? customers.where('umaAddress', receiverUmaAddress ?? '')[0] : customers.get(customerId)
  if (found) return found
  const code = customerId === undefined ? 'UMA_NOT_FOUND' : 'USER_NOT_FOUND'
  throw new ServiceError({ status: 404, code, message: 'No such receiver' })
}
