/** What is said of a doubt where there is no room for more, and above its sentence. */
export const nameDoubts = {
  titles: { PARTIAL_MATCH: 'The name is not quite right', NOT_MATCHED: 'The name doesn’t match' },
}

/** What is said about the name of the recipient, by what their bank said about it. */
export const nameCheckMessages = {
  ...nameDoubts,
  MATCHED: 'The name matches the account.',
  /** `name`: the one that the bank knows, where it told it. */
  PARTIAL_MATCH: ({ name }: { name: string | undefined }) =>
    name
      ? `The recipient’s bank has this account under the name ${name}.`
      : 'The recipient’s bank has this account under a similar name.',
  NOT_MATCHED:
    'The recipient’s bank has this account under another name. If someone gave you these details, check with them another way: money sent to the wrong account may be lost.',
  UNSUPPORTED: 'The name can’t be checked for this kind of account. Make sure its details are right.',
  CHECKED_BY_RECEIVING_FI: 'The recipient’s bank checks the name when the payment arrives.',
  PENDING: 'We’re checking the name with the recipient’s bank. You can send in a moment.',
  /** The user accepts a name that the bank doubts. Nothing is sent without it. */
  accept: 'I’ve checked the details and want to send it to this account.',
}
