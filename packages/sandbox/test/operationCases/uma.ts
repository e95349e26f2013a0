import { payeeOf } from '../../../core/test/payeeAccounts.ts'
import { createTestService } from '../createTestService.ts'
import { defineCases } from './operationCases.ts'

/** A sender, and a payee of theirs. */
async function prepare() {
  const service = createTestService()
  const body = { customerType: 'INDIVIDUAL', fullName: 'Ada Lovelace' }
  const { id: customerId } = await service.succeed('createCustomer', 201, { body })
  const payee = await service.succeed('createExternalAccount', 201, { body: { customerId, ...payeeOf('MXN_ACCOUNT') } })
  return { service, customerId, query: { customerId }, params: { externalAccountId: payee.id } }
}

type World = Awaited<ReturnType<typeof prepare>>

const receiver =
  (receiverUmaAddress: string) =>
  ({ query }: World) => ({ params: { receiverUmaAddress }, query })

/** A payee who is reached at a Lightning address, which is looked up like a UMA address. */
const lightning =
  (name: string) =>
  async ({ service, customerId, query }: World) => {
    const payee = payeeOf('LIGHTNING', { invoice: undefined, lightningAddress: `${name}@receiver.example` })
    const { id } = await service.succeed('createExternalAccount', 201, { body: { customerId, ...payee } })
    return { params: { externalAccountId: id }, query }
  }

export const umaCases = defineCases({
  prepare,
  cases: {
    lookUpUmaReceiver: {
      200: receiver('$success.usd@receiver.example'),
      '400 CERT_CHAIN_EXPIRED': receiver('$fail.certificate.expired@receiver.example'),
      '400 CERT_CHAIN_INVALID': receiver('$fail.certificate@receiver.example'),
      '400 INVALID_NONCE': receiver('$fail.nonce@receiver.example'),
      '400 INVALID_PUBKEY_FORMAT': receiver('$fail.pubkey.format@receiver.example'),
      '400 INVALID_REQUEST_FORMAT': receiver('$fail.format@receiver.example'),
      '400 INVALID_TIMESTAMP': receiver('$fail.timestamp@receiver.example'),
      '400 INVALID_UMA_ADDRESS': receiver('ada@receiver.example'),
      '400 MISSING_REQUIRED_UMA_PARAMETERS': receiver('$fail.parameters@receiver.example'),
      '400 PARSE_LNURLP_RESPONSE_ERROR': receiver('$fail.parse@receiver.example'),
      '400 SENDER_NOT_ACCEPTED': receiver('$fail.sender@receiver.example'),
      '403 COUNTERPARTY_NOT_ALLOWED': receiver('$fail.counterparty@receiver.example'),
      '404 UMA_NOT_FOUND': receiver('$unknown@receiver.example'),
      '404 USER_NOT_FOUND': receiver('$ada@receiver.invalid'),
      '412 UNSUPPORTED_UMA_VERSION': receiver('$fail.version@receiver.example'),
      '424 COUNTERPARTY_PUBKEY_FETCH_ERROR': receiver('$fail.pubkey@receiver.example'),
      '424 NO_COMPATIBLE_UMA_VERSION': receiver('$fail.versions@receiver.example'),
      '424 LNURLP_REQUEST_FAILED': receiver('$fail.request@receiver.example'),
      '502 COUNTERPARTY_SERVER_ERROR': receiver('$fail.server@receiver.example'),
      '504 LOOKUP_REQUEST_FAILED': receiver('$fail.timeout@receiver.example'),
    },
    lookUpExternalAccountReceiver: {
      200: ({ params, query }) => ({ params, query }),
      '412 UNSUPPORTED_UMA_VERSION': lightning('fail.version'),
      '424 LNURLP_REQUEST_FAILED': lightning('fail.request'),
      '502 COUNTERPARTY_SERVER_ERROR': lightning('fail.server'),
      '504 LOOKUP_REQUEST_FAILED': lightning('fail.timeout'),
    },
    listUmaProviders: { 200: () => ({ query: { countryCode: 'US', hasBlockedProviders: 'true' } }) },
    listVasps: { 200: () => ({ query: { limit: '2' } }) },
  },
})
