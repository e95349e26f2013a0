import { commonErrors } from '../../provider/commonErrors.ts'
import type { ErrorMessages } from '../../provider/ErrorMessages.ts'

/** How to send money to one's own wallet. The names of the ways and of their fields are those of `funding`. */
export const addMoneyMessages = {
  title: 'Add money',
  loading: 'Getting your account details',
  /** Where the service says no way yet. */
  none: 'There are no account details for this wallet yet. Try again later.',
  /** Names the currency of the wallet. */
  bankLead: ({ currency }: { currency: string }) =>
    `Transfer ${currency} from your bank to this account. It shows up in your balance as soon as it arrives.`,
  /** `currency`: what the address takes. */
  addressLead: ({ currency }: { currency: string }) => `To receive ${currency}, share this address.`,
  /** `network`: where the address is. */
  addressWarning: ({ currency, network }: { currency: string; network: string }) =>
    `Only ${currency} on the ${network} network arrives here. Other coins are lost.`,
  umaLead: 'Share this address. Anyone whose bank or wallet supports UMA addresses can pay you with it.',
  copyAll: 'Copy all',
  share: 'Share',
  waiting: 'Waiting for your transfer. You can leave this page.',
  /** Every `amount` is formatted. */
  arrived: ({ amount }: { amount: string }) => `${amount} arrived.`,
  changed: 'These details changed while you were looking. Don’t use either until you have asked support.',
  payByTransfer: 'Add an exact amount instead',
  tryAgain: 'Try again',
}

/** What can go wrong while the details are read. */
export const addMoneyErrors = {
  ...commonErrors,
  REFERENCE_NOT_FOUND: 'We couldn’t find this wallet. Reload the page, or contact support.',
} satisfies ErrorMessages
