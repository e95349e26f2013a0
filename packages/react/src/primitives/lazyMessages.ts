/** The words for a part of the page that loads only when it is needed. */
export type LazyMessages = {
  /** Said aloud while it loads. */
  loading: string
  notArrived: string
  tryAgain: string
}

export const lazyMessages: LazyMessages = {
  loading: 'One moment, please.',
  notArrived: 'A part of this page didn’t load. Check your connection, or reload the page.',
  tryAgain: 'Try again',
}
