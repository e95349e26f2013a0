type Agreed = { amount: string; payee: string; account: string | undefined }

/** What the user agreed to, beside the receipt. */
export const paymentAgreementMessages = {
  title: 'What you agreed to',
  /** Written again from the payment itself; the browser keeps no name. `account` is in groups. */
  sentence: ({ amount, payee, account }: Agreed) =>
    account === undefined ? `Send ${amount} to ${payee}.` : `Send ${amount} to ${payee}, account ${account}.`,
  /** Of money that was taken from the user’s own bank account. */
  taken: ({ amount, account }: { amount: string; account: string }) => `Take ${amount} from account ${account}.`,
  atRate: ({ rate }: { rate: string }) => `Rate: ${rate}`,
  agreed: 'Agreed. We compare it when it’s carried out.',
  matches: 'Exactly as you agreed.',
  /** The payee was removed since, so its account is not known any longer. */
  matchesWithoutPayee: 'The payment matches. Its payee was removed, so only its ID was compared.',
  differs: 'This payment is not what you agreed to. Contact support.',
  unknown: 'Agreed to on another device or without a signature. Nothing to compare.',
  details: 'Signature',
  signedAt: 'Signed',
  key: 'Public key',
  hash: 'Fingerprint of what was signed (SHA-256)',
  explanation: 'Only the service can read what was signed, so this compares what you saw with what was carried out.',
}
