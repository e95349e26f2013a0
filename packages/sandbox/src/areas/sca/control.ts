import type { SandboxContext } from '../../context.ts'
import type { SandboxSca } from '../../controls/sca.ts'
import { changeQuote } from './changeQuote.ts'
import { findScaCustomer } from './customers.ts'
import { setWrongProofs } from './lock.ts'
import { scriptLiveness } from './resets.ts'

export function createScaControl(context: SandboxContext): SandboxSca {
  return {
    endSessions: (customerId) => {
      const { scaCustomers } = context.state
      const customers = customerId === undefined ? scaCustomers.values() : [findScaCustomer(context, { customerId })]
      for (const customer of customers) customer.sessionExpiresAt = 0
    },
    setFailedAttempts: ({ customerId, count }) => {
      if (!Number.isInteger(count) || count < 0)
        throw new Error('Attempts are counted from 0 in whole numbers; nothing was changed')
      setWrongProofs(context, { customer: findScaCustomer(context, { customerId }), count })
    },
    scriptLiveness: (outcome) => scriptLiveness(context, { outcome }),
    setPendingStatus: (status) => {
      context.state.scaScript.pendingStatus = status
    },
    setLoginStatus: (status) => {
      context.state.scaScript.loginStatus = status
    },
    gateAccounts: (isGated) => {
      context.state.scaScript.accountsGated = isGated
    },
    changeQuote: (parameters) => changeQuote(context, parameters),
  }
}
