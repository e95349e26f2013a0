import * as v from 'valibot'
import { externalAccountSchema } from '../externalAccounts.ts'
import { post } from '../schema/describe.ts'
import { extend, message } from '../schema/message.ts'
import { idSchema, type LooseEnum } from '../schema/primitives.ts'
import { findPayeeErrors } from './findPayeeErrors.ts'
import type { AccountType } from './payeeForms.ts'

/** The account itself. Its fields depend on the type; see `payeeForms`. */
export type PayeeAccountInfo = { accountType: LooseEnum<AccountType>; [field: string]: unknown }

const account = {
  currency: v.pipe(v.string(), v.minLength(1), v.maxLength(16)),
  accountInfo: /* @__PURE__ */ v.custom<PayeeAccountInfo>((value) => typeof value === 'object' && value !== null),
  ownershipType: v.optional(v.picklist(['FIRST_PARTY', 'THIRD_PARTY'])),
}
const platformAccountId = v.optional(v.pipe(v.string(), v.maxLength(255)))
const ofCustomer = extend(account, { customerId: idSchema, defaultUmaDepositAccount: v.optional(v.boolean()) })

/** Checks the rules of the account type, once all other fields have the right types. */
function checkForm<payee extends object>() {
  return v.rawCheck<payee>(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    for (const { field, message } of findPayeeErrors(dataset.value)) {
      const keys = field.split('.') as [string, ...string[]]
      const [first, ...rest] = keys.map(
        (key) => ({ type: 'object', origin: 'value', input: {}, key, value: null }) as const,
      )
      if (first) addIssue({ message, path: [first, ...rest] })
    }
  })
}

/**
 * The request of a browser. `platformAccountId` is the platform's own identifier and unique across all customers, so with
 * it one customer could probe for the identifiers of another customer's accounts.
 */
export const externalAccountCreateRequestSchema = v.pipe(
  message(extend(ofCustomer, { platformAccountId: v.optional(v.never()) })),
  checkForm(),
)
export type ExternalAccountCreateRequest = v.InferInput<typeof externalAccountCreateRequestSchema>

/** Adds a payee of a customer. */
export const createExternalAccount = post('/customers/external-accounts', {
  request: externalAccountCreateRequestSchema,
  backendRequest: v.pipe(message(extend(ofCustomer, { platformAccountId })), checkForm()),
  returns: { 201: externalAccountSchema },
  bodyIds: ['customerId'],
  owner: { body: ({ customerId }: ExternalAccountCreateRequest) => customerId },
  access: 'customer',
})

/** What an agent sends: the customer is its own, so none has to be named. */
export const agentExternalAccountRequestSchema = v.pipe(
  message(extend(ofCustomer, { customerId: v.optional(idSchema), platformAccountId: v.optional(v.never()) })),
  checkForm(),
)

/** Adds an account of the platform's own. */
export const createPlatformExternalAccount = post('/platform/external-accounts', {
  request: v.pipe(message(extend(account, { platformAccountId })), checkForm()),
  returns: { 201: externalAccountSchema },
  access: 'platform',
})
