/**
 * The tab's record of the code that was sent last, for a page that has to find out who it was sent to. In a file of its own: a page
 * that only signs out does not load how it is read.
 */
export const awaitedCodeName = 'awaited-code'
