import type { SandboxContext } from '../../context.ts'
import type { SandboxOnboarding } from '../../controls/onboarding.ts'
import { runDue } from '../../due/runDue.ts'
import { setCustomerStatus } from './customerStatus.ts'
import { applyOutcome } from './decideVerification.ts'
import { announceVerification } from './describeVerification.ts'
import { findCustomer } from './routes/customers.ts'
import { isOpen } from './submit.ts'

/** The decisions of people, for tests and the backstage panel. */
export function createOnboardingControl(context: SandboxContext): SandboxOnboarding {
  return {
    decide({ customerId, outcome }) {
      runDue(context)
      const customer = findCustomer(context, { id: customerId })
      const verification = context.state.verifications.where('customerId', customerId).find(isOpen)
      if (outcome === 'APPROVED' || outcome === 'REJECTED') {
        if (verification) applyOutcome(context, { verification, outcome })
        setCustomerStatus(context, { customer, status: outcome })
        return
      }
      if (verification) {
        verification.verificationStatus = 'PENDING_MANUAL_REVIEW'
        verification.updatedAt = context.now()
        announceVerification(context, { verification })
      }
      setCustomerStatus(context, { customer, status: outcome })
    },
  }
}
