import type { Translation } from '@countersign/react/provider'
import { activity } from './activity.ts'
import { funding } from './funding.ts'
import { payees } from './payees.tsx'
import { payment } from './payment.ts'
import { sca } from './sca.ts'
import { scaSettings } from './scaSettings.tsx'
import { send } from './send.ts'
import { settings } from './settings.tsx'
import { signIn } from './signIn.tsx'
import { wallet } from './wallet.ts'

/** The whole language. */
export const sl: Translation = {
  ...activity,
  ...funding,
  ...payees,
  ...payment,
  ...sca,
  ...scaSettings,
  ...send,
  ...settings,
  ...signIn,
  ...wallet,
}
