/** The text in the place of a part of a screen that cannot be shown. No functions: one of those may be what failed. */
export type ScreenFailureMessages = {
  failed: string
  /** The same on a screen that shows a payment. */
  paymentFailed: string
  showAgain: string
}

export const screenFailureMessages: ScreenFailureMessages = {
  failed: 'We can’t show this part of the page right now. Show it again, or reload the page.',
  paymentFailed:
    'Your payment isn’t affected, but we can’t show it right now. Don’t start another one. Show it again, or reload the page.',
  showAgain: 'Show it again',
}
