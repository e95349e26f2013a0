import { commonErrors } from '../../provider/commonErrors.ts'
import type { ErrorMessages } from '../../provider/ErrorMessages.ts'

/** What the screen says that asks whom to pay, and how much. The names of rails and amounts are those of `paymentDetails`. */
export const sendMessages = {
  payeeTitle: 'Who do you want to pay?',
  amountTitle: 'How much?',
  loading: 'Loading your payees',
  /** Names the list. */
  payees: 'Payees',
  none: 'No saved payees yet.',
  add: 'New payee',
  addHint: 'IBAN, account number, wallet or UMA address',
  search: 'Search by name or account',
  notFound: 'No payee fits. Check the spelling, or add a new payee.',
  /** How an account is named by its last characters. */
  ending: ({ account }: { account: string }) => `••••\u00a0${account}`,
  setAside: 'Set aside',
  changePayee: 'Change',
  payeeGone: 'We couldn’t find this payee. Choose another one.',
  youSend: 'You send',
  youSendAbout: 'You send about',
  theyGet: 'Recipient gets',
  theyGetAbout: 'Recipient gets about',
  /** Every `amount` is formatted. */
  available: ({ amount }: { amount: string }) => `Available: ${amount}`,
  max: 'Use max',
  /** `example`: as an amount is typed. */
  notAnAmount: ({ example }: { example: string }) => `Enter an amount, such as ${example}.`,
  tooPrecise: ({ decimals }: { decimals: number }) => `Use up to ${decimals} decimal places.`,
  short: ({ amount }: { amount: string }) => `You only have ${amount} available.`,
  tooLittle: ({ amount }: { amount: string }) => `The least you can send is ${amount}.`,
  tooMuch: ({ amount }: { amount: string }) => `The most you can send at once is ${amount}.`,
  /** In the place of the fee, or of what arrives, where it is not known before the price. */
  later: 'Shown before you confirm',
  note: 'Note to the recipient (optional)',
  more: 'More options',
  rail: 'How it is sent',
  /** The service chooses. */
  anyRail: 'The fastest way available',
  /** A rail, and when it usually arrives. */
  railOption: ({ rail, arrival }: { rail: string; arrival: string }) => `${rail} – ${arrival}`,
  purpose: 'Purpose (optional)',
  noPurpose: 'Not stated',
  purposes: {
    GIFT: 'Gift',
    SELF: 'My own account',
    GOODS_OR_SERVICES: 'Goods or services',
    EDUCATION: 'Education',
    HEALTH_OR_MEDICAL: 'Health or medical care',
    REAL_ESTATE_PURCHASE: 'Buying real estate',
    TAX_PAYMENT: 'Taxes',
    LOAN_PAYMENT: 'Loan payment',
    UTILITY_BILL: 'Utility bill',
    DONATION: 'Donation',
    TRAVEL: 'Travel',
    FAMILY_SUPPORT: 'Family support',
    SALARY_PAYMENT: 'Salary',
    OTHER: 'Something else',
  },
  continue: 'Continue',
  payByTransfer: 'Pay by bank transfer',
  addMoney: 'Add money',
  assurance: 'Nothing is sent until you confirm.',
  setAsideTitle: 'We set this payee aside.',
  setAsideReason:
    'In a payment that we stopped, the recipient had changed to this account. Remove it if you don’t know it.',
  remove: 'Remove',
  accept: 'Use it anyway',
  tryAgain: 'Try again',
}

const noReceiver = 'We found no recipient with this address. Check it for typos.'
const refused = 'This recipient takes no payments from here.'

/** What can go wrong while the payees are read, or one is removed. */
export const sendErrors = {
  ...commonErrors,
  UMA_NOT_FOUND: noReceiver,
  USER_NOT_FOUND: noReceiver,
  COUNTERPARTY_NOT_ALLOWED: refused,
  SENDER_NOT_ACCEPTED: refused,
  REFERENCE_NOT_FOUND: 'We couldn’t find this wallet. Reload the page, or contact support.',
  BENEFICIARY_TRUSTED: 'Nothing was removed. Stop trusting this payee in the settings first.',
} satisfies ErrorMessages
