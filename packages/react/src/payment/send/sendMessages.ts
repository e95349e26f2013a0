import { payeeWords } from '../../shared/payment-details/payeeWords.ts'

/** What the screen says that asks whom to pay, and how much. The names of rails and amounts are those of `paymentDetails`. */
export const sendMessages = {
  ...payeeWords,
  payeeTitle: 'Who do you want to pay?',
  amountTitle: 'How much?',
  /** In its place, where a link asks for an amount. */
  askedTitle: ({ amount }: { amount: string }) => `Pay ${amount}?`,
  /** Of an address: only the link says whose it is. */
  unverified: 'We can’t tell whose address this is.',
  loading: 'Loading your payees',
  /** Names the list. */
  payees: 'Payees',
  none: 'No payees yet.',
  addHint: 'IBAN, account number, phone number or wallet address',
  changePayee: 'Change',
  payeeGone: 'We couldn’t find this payee. Choose another.',
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
  short: ({ amount }: { amount: string }) => `You only have ${amount}.`,
  tooLittle: ({ amount }: { amount: string }) => `The least you can send is ${amount}.`,
  tooMuch: ({ amount }: { amount: string }) => `The most you can send at once is ${amount}.`,
  /** In the place of the fee, or of what arrives, where it is not known before the price. */
  later: 'Shown before you confirm',
  /** Names the text of a link that asks for a payment. */
  linkNote: 'Note in the payment link',
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
  tryAgain: 'Try again',
}
