/** Harbor's own words beside those of the library. */
export type Words = {
  theme: string
  system: string
  light: string
  dark: string
  language: string
  terms: string
  /** What a user reads beside the sign-in. */
  lead: string
  openWallet: OpenWalletWords
}

/** The words of the page that creates a wallet, and of the ways to it and back. */
export type OpenWalletWords = {
  invitation: string
  link: string
  title: string
  haveWallet: string
  signIn: string
  fullName: string
  fullNameInvalid: string
  email: string
  emailHint: string
  emailInvalid: string
  country: string
  /** What is different for a customer in Europe. */
  europe: string
  phone: string
  phoneHint(parameters: { prefix: string }): string
  phoneInvalid(parameters: { example: string }): string
  submit: string
  taken: string
  signInInstead: string
  unreachable: string
  refused: string
  /** Once the wallet has been created, beside the sign-in. */
  ready: string
  readCode: string
}

export const englishWords: Words = {
  theme: 'Theme',
  system: 'System',
  light: 'Light',
  dark: 'Dark',
  language: 'Language',
  terms: 'Terms',
  lead: 'Every payment is signed by you, on this device.',
  openWallet: {
    invitation: 'New to Harbor?',
    link: 'Open a wallet',
    title: 'Open your wallet',
    haveWallet: 'Already have a wallet?',
    signIn: 'Sign in',
    fullName: 'Full name',
    fullNameInvalid: 'Enter your first and last name.',
    email: 'Email address',
    emailHint: 'This is a demo: use any address. Nothing is sent and no money is real.',
    emailInvalid: 'Enter an email address like name@example.com.',
    country: 'Country',
    europe: 'In Europe you confirm payments with a text message code or a passkey.',
    phone: 'Mobile number',
    phoneHint: ({ prefix }) => `Include the country code, for example ${prefix}.`,
    phoneInvalid: ({ example }) => `Enter your number with its country code, such as ${example}.`,
    submit: 'Create wallet',
    taken: 'This email already has a wallet.',
    signInInstead: 'Sign in instead',
    unreachable: 'We can’t connect. Check your connection and try again.',
    refused: 'Check what you entered and try again.',
    ready: 'Your wallet is ready and has demo money in it.',
    readCode: 'Read your code in the demo’s inbox',
  },
}
