/** The default labels of the table that shows what changed. Pages override single entries. */
export const paymentChangesMessages = {
  caption: 'What changed',
  what: 'Item',
  before: 'Before',
  now: 'Now',
  /** In place of `caption`, where the recipient is not the one that the user reviewed. */
  payeeTitle: 'The recipient changed',
  /** Above the recipient that the user reviewed, and above the one that took its place. */
  payeeBefore: 'You reviewed',
  payeeNow: 'It was changed to',
}
