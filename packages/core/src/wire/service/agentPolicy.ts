import * as v from 'valibot'
import { message } from '../schema/message.ts'
import { idSchema, integerSchema, openEnum, optional } from '../schema/primitives.ts'

export const agentPermissions = [
  'VIEW_TRANSACTIONS',
  'CREATE_TRANSFERS',
  'CREATE_QUOTES',
  'EXECUTE_QUOTES',
  'MANAGE_EXTERNAL_ACCOUNTS',
] as const
export type AgentPermission = (typeof agentPermissions)[number]

/** Whether an agent may act by itself, or the customer has to approve first. */
export const agentExecutionModes = ['AUTO', 'APPROVAL_REQUIRED'] as const
export type AgentExecutionMode = (typeof agentExecutionModes)[number]

/** What an agent may do. Amounts are in the smallest unit of the currency beside them; `undefined`: no limit. */
export const agentPolicySchema = message({
  permissions: v.array(openEnum<AgentPermission>()),
  defaultExecutionMode: openEnum<AgentExecutionMode>(),
  spendingLimits: message({
    currency: v.string(),
    perTransactionLimit: integerSchema,
    dailyLimit: optional(integerSchema),
    monthlyLimit: optional(integerSchema),
    /** How many payments a day. */
    dailyTransactionLimit: optional(v.number()),
  }),
  accountRestrictions: optional(
    message({
      /** `undefined`: all accounts of the customer. */
      allowedAccountIds: optional(v.array(idSchema)),
      accountRules: optional(
        v.array(
          message({
            accountId: idSchema,
            executionMode: optional(openEnum<AgentExecutionMode>()),
            perTransactionLimit: optional(integerSchema),
          }),
        ),
      ),
    }),
  ),
  /** From this amount on, the customer has to approve. */
  approvalThresholds: optional(message({ amount: optional(integerSchema), currency: optional(v.string()) })),
})
export type AgentPolicy = v.InferOutput<typeof agentPolicySchema>

const limitSchema = v.nullish(v.pipe(v.number(), v.safeInteger(), v.minValue(0)))
const currencyCodeSchema = v.pipe(v.string(), v.regex(/^[A-Z]{3,5}$/))
const modeSchema = v.picklist(agentExecutionModes)

const spendingLimits = {
  currency: currencyCodeSchema,
  perTransactionLimit: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  dailyLimit: limitSchema,
  monthlyLimit: limitSchema,
  dailyTransactionLimit: limitSchema,
}
const policy = {
  permissions: v.pipe(v.array(v.picklist(agentPermissions)), v.minLength(1)),
  defaultExecutionMode: modeSchema,
  spendingLimits: message(spendingLimits),
  accountRestrictions: v.nullish(
    message({
      allowedAccountIds: v.nullish(v.pipe(v.array(idSchema), v.maxLength(100))),
      accountRules: v.nullish(
        v.pipe(
          v.array(
            message({
              accountId: idSchema,
              executionMode: v.nullish(modeSchema),
              perTransactionLimit: limitSchema,
            }),
          ),
          v.maxLength(100),
        ),
      ),
    }),
  ),
  approvalThresholds: v.nullish(message({ amount: limitSchema, currency: v.nullish(currencyCodeSchema) })),
}

/** A whole policy, as an agent is made with it. */
export const agentPolicyRequestSchema = message(policy)
export type AgentPolicyRequest = v.InferInput<typeof agentPolicyRequestSchema>

/** The parts of a policy that change. A part that is not named stays as it is; a limit that is `null` is lifted. */
export const agentPolicyChangeSchema = message({
  permissions: v.optional(policy.permissions),
  defaultExecutionMode: v.optional(policy.defaultExecutionMode),
  spendingLimits: v.optional(
    message({
      ...spendingLimits,
      currency: v.optional(spendingLimits.currency),
      perTransactionLimit: v.optional(spendingLimits.perTransactionLimit),
    }),
  ),
  accountRestrictions: policy.accountRestrictions,
  approvalThresholds: policy.approvalThresholds,
})
export type AgentPolicyChange = v.InferInput<typeof agentPolicyChangeSchema>

const lowerLimitSchema = v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0)))

/**
 * How a customer may narrow what their agent may do. Nothing is lifted with `null`, and account restrictions and approval
 * thresholds are left to the platform's backend.
 */
export const agentPolicyNarrowingSchema = v.strictObject({
  permissions: v.optional(policy.permissions),
  defaultExecutionMode: v.optional(v.literal('APPROVAL_REQUIRED')),
  spendingLimits: v.optional(
    v.strictObject({
      perTransactionLimit: lowerLimitSchema,
      dailyLimit: lowerLimitSchema,
      monthlyLimit: lowerLimitSchema,
      dailyTransactionLimit: lowerLimitSchema,
    }),
  ),
})
export type AgentPolicyNarrowing = v.InferOutput<typeof agentPolicyNarrowingSchema>
