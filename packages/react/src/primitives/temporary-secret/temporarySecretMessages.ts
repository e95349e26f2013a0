/** What is said about a secret that is shown for a time. The messages of a journey with one include these. */
export const temporarySecretMessages = {
  /** What became of a copy in the clipboard, at each moment. */
  copied: ({ seconds }: { seconds: number }) =>
    `Copied. While this page is open, we’ll try to clear the clipboard in ${seconds} seconds.`,
  copyCleared: 'The clipboard was cleared. A clipboard history may still hold a copy.',
  copyReplaced: 'The clipboard holds something else now.',
  copyWaits: 'It may still be on your clipboard. Click anywhere to clear it.',
  copyRefused: 'This browser doesn’t allow copying. Write it down.',
  /** Stands in front of the minutes and seconds that are left. */
  clearsIn: 'We hide this in',
  /** Said aloud at 180, 60 and 30 seconds, and at 0, when the time is over. */
  timeLeft: ({ seconds }: { seconds: number }) =>
    seconds === 0 ? 'It is hidden now.' : `This will be hidden in ${seconds} seconds.`,
}
