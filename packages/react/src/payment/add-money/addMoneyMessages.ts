import { walletErrors } from '../../provider/commonErrors.ts'
import { dollarWords } from '../../shared/payment-details/index.ts'

/** How to send money to one's own wallet. The names of the ways and of their fields are those of `funding`. */
export const addMoneyMessages = {
  title: 'Add money',
  loading: 'Getting your account details',
  /** Where the service says no way yet. */
  none: 'No one can pay into this wallet yet. Try again later.',
  /** Names the currency of the wallet. Neither lead is a whole sentence, because how long it takes may follow. */
  bankLead: ({ currency }: { currency: string }) => `Transfer ${currency} from your bank to this account`,
  ...dollarWords,
  addressLead: 'From another crypto wallet or an exchange',
  /** `network`: where the address is. */
  addressWarning: ({ currency, network }: { currency: string; network: string }) =>
    `Only ${currency} on the ${network} network arrives here. Other coins are lost.`,
  addressPublic:
    'Anyone who has this address can see your balance and payments. Hide them under Privacy in the settings.',
  umaLead: 'Anyone whose bank or wallet supports UMA can pay you at this address.',
  /** Names the screen where the user asks someone for money, with a link. */
  requestTitle: 'Request money',
  requestLead: 'Say what you’re asking for, then send the link.',
  askedAmount: ({ currency }: { currency: string }) => `Amount in ${currency} (optional)`,
  askedNote: 'What it’s for (optional)',
  notAnAmount: 'Enter an amount, such as 25.',
  copyLink: 'Copy link',
  copyAll: 'Copy all',
  copyAddress: 'Copy address',
  /** In the place of what the button copies, once it has. */
  copied: 'Copied',
  share: 'Share',
  waiting: 'Money shows up here by itself. You can leave this page.',
  /** In its place for a request: a link is not kept here. */
  requestWaiting: 'You’ll see it in “Activity” when it’s paid.',
  /** The balance grew, be it by a transfer or by a payment that came back. Every `amount` is formatted. */
  arrived: ({ amount }: { amount: string }) => `Your balance went up by ${amount}.`,
  changed: 'These details changed while you were looking. Don’t use either until you have asked support.',
  tryAgain: 'Try again',
}

/** What can go wrong while the details are read. */
export const addMoneyErrors = walletErrors
