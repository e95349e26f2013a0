import { commonErrors } from '../../provider/commonErrors.ts'
import type { ErrorMessages } from '../../provider/ErrorMessages.ts'

/** What the home page of a wallet says. */
export const walletHomeMessages = {
  title: 'Home',
  balance: 'Your balance',
  /** The same in coins that are worth a dollar, such as USDC. */
  dollarBalance: 'Your balance in digital dollars',
  loading: 'Loading your wallet',
  /** In the place of a balance that could not be read. */
  unknownBalance: 'Unknown right now',
  /** When the balance was read, where it could not be read again. `time` is a time of day, or a date with it. */
  asOf: ({ time }: { time: string }) => `As of ${time}`,
  /** What cannot be spent now. `time`: until when, as above, where that is known. */
  onHold: ({ amount, time }: { amount: string; time: string | undefined }) =>
    `${amount} on hold${time ? ` until ${time}` : ''}`,
  /** Until when a payment waits for its proof. `time` as above. */
  confirmBy: ({ time }: { time: string }) => `Confirm by ${time}`,
  send: 'Send money',
  addMoney: 'Add money',
  /** Asks someone for money. */
  request: 'Request',
  accounts: 'Your other accounts',
  tasks: 'To do',
  /** Names the list below it. */
  waiting: 'Payments that need you',
  people: 'Pay someone',
  payees: 'Payees',
  allPayees: 'All payees',
  newPayee: 'New payee',
  activity: 'Recent activity',
  allActivity: 'All activity',
  /** Names the list of movements. */
  movements: 'Activity',
  /** What an empty wallet is for, in the order of what can be done first. */
  steps: {
    addMoney: 'Add money',
    addMoneyHint: 'By bank transfer, or to your wallet’s address.',
    payee: 'Add someone to pay',
    payeeHint: 'With an IBAN, an account number or an address.',
    send: 'Send',
    sendHint: 'You see the price, then you sign here.',
  },
  offline: 'You’re offline.',
  unavailable: 'Your wallet isn’t available right now.',
  /** When what is shown was read. `time` as above. */
  lastUpdated: ({ time }: { time: string }) => `Last updated ${time}.`,
  tryAgain: 'Try again',
}

/** What can go wrong while the wallet is read. */
export const walletHomeErrors = commonErrors satisfies ErrorMessages
