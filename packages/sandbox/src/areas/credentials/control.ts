import type { SandboxContext } from '../../context.ts'
import type { Sandbox } from '../../sandbox.ts'
import { wrongCodeOf } from './otp.ts'

/** The codes that were "sent". */
export function createInbox(context: SandboxContext): Sandbox['inbox'] {
  return {
    messages: () => [...context.state.inbox],
    latest: (to) => context.state.inbox.findLast((message) => to === undefined || message.to === to),
    wrongCode: () => wrongCodeOf(context),
  }
}
