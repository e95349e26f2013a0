import type { ErrorMessages } from '../../provider/ErrorMessages.ts'
import { changeErrors } from '../signed-resource/signedResourceMessages.ts'

/** The words about showing the recovery words of a wallet. */
export type WalletExportMessages = {
  title: string
  lead: string
  /** Each has to be ticked. */
  warnings: readonly [string, string, string]
  tickAll: string
  start: string
  readyTitle: string
  readyLead: string
  wordsLabel: string
  reveal: string
  hide: string
  /** Said aloud in the place of the words. */
  shown: string
  hidden: string
  copy: string
  /** What is true about the clipboard, at each moment. */
  copied: (values: { seconds: number }) => string
  copyCleared: string
  copyReplaced: string
  copyWaits: string
  copyRefused: string
  finish: string
  /** Stands in front of the minutes and seconds that are left. */
  clearsIn: string
  /** Said aloud at 60 and 30 seconds, and at 0, when it is over. */
  timeLeft: (values: { seconds: number }) => string
  clearedTitle: string
  cleared: string
  again: string
}

export const walletExportMessages: WalletExportMessages = {
  title: 'Your recovery words',
  lead: 'With these words the wallet can be opened anywhere, also without us. Please read this before you see them.',
  warnings: [
    'Whoever has these words can take everything in this wallet. Nobody can undo that.',
    'Nobody from support will ever ask for them. Whoever asks wants to steal from you.',
    'I am alone with this screen, and it is not being shared or recorded.',
  ],
  tickAll: 'Please tick all three first.',
  start: 'Show my recovery words',
  readyTitle: 'Write these words down',
  readyLead: 'Keep their order. Paper in a safe place is better than a photo or a file.',
  wordsLabel: 'Recovery words',
  reveal: 'Reveal the words',
  hide: 'Hide the words',
  shown: 'The words are on the screen now.',
  hidden: 'The words are hidden.',
  copy: 'Copy',
  copied: ({ seconds }) =>
    `Copied. We try to clear the clipboard in ${seconds} seconds, if this page stays open. A clipboard history keeps a copy.`,
  copyCleared: 'The clipboard was cleared. A clipboard history may still hold a copy.',
  copyReplaced: 'The clipboard holds something else by now. A clipboard history may still hold a copy.',
  copyWaits: 'The words may still be in the clipboard. Click anywhere on this page and we try to clear it.',
  copyRefused: 'This browser does not let us copy. Please write the words down.',
  finish: 'I wrote them down',
  clearsIn: 'Cleared from this page in',
  timeLeft: ({ seconds }) =>
    seconds === 0 ? 'The words were cleared.' : `The words are cleared from this page in ${seconds} seconds.`,
  clearedTitle: 'The words are no longer here',
  cleared: 'They were cleared from this page. We keep no copy of them.',
  again: 'Show them again',
}

/** What can go wrong before the words are there. */
export const walletExportErrors: ErrorMessages = {
  ...changeErrors,
  NETWORK_UNREACHABLE: 'We cannot reach the service. Check your connection and try again.',
  TIMEOUT: 'The service did not answer in time. Please try again.',
  WALLET_ENVELOPE_UNTRUSTED:
    'We could not confirm that these words are those of your wallet, so they were not opened. Please contact support.',
}
