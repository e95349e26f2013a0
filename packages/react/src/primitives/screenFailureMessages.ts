/** The text in the place of a part of a screen that cannot be shown. No functions: one of those may be what failed. */
export type ScreenFailureMessages = {
  failed: string
  /** The same on a screen that shows a payment. */
  paymentFailed: string
  showAgain: string
}

export const screenFailureMessages: ScreenFailureMessages = {
  failed: 'We can’t show this. Show it again, or reload the page.',
  paymentFailed:
    'We can’t show this. Your payment isn’t affected. Don’t start another one. Show it again, or reload the page.',
  showAgain: 'Show it again',
}
