/** Where the browser does not copy, of a text that stands on the screen. */
export const copyRefused = 'This browser can’t copy. Select the text and copy it.'
