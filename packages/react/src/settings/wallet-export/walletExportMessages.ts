import { temporarySecretMessages } from '../../primitives/temporary-secret/temporarySecretMessages.ts'
import type { ErrorMessages } from '../../provider/ErrorMessages.ts'
import { changeErrors } from '../signed-resource/index.ts'

/** What is said about showing the recovery words of a wallet. */
export const walletExportMessages = {
  ...temporarySecretMessages,
  title: 'Your recovery words',
  lead: 'With these words the wallet can be opened anywhere, also without us. Please read this before you see them.',
  /** Each has to be ticked. */
  warnings: [
    'Whoever has these words can take everything in this wallet. Nobody can undo that.',
    'Nobody from support will ever ask for them. Whoever asks wants to steal from you.',
    'I am alone with this screen, and it is not being shared or recorded.',
  ] as const,
  tickAll: 'Please tick all three first.',
  start: 'Show my recovery words',
  readyTitle: 'Write these words down',
  readyLead: 'Keep their order. Paper in a safe place is better than a photo or a file.',
  wordsLabel: 'Recovery words',
  reveal: 'Reveal the words',
  hide: 'Hide the words',
  /** Said aloud in the place of the words. */
  shown: 'The words are on the screen now.',
  hidden: 'The words are hidden.',
  copy: 'Copy',
  copyWaits: 'The words may still be in the clipboard. Click anywhere on this page and we try to clear it.',
  copyRefused: 'This browser does not let us copy. Please write the words down.',
  finish: 'I wrote them down',
  timeLeft: ({ seconds }: { seconds: number }) =>
    seconds === 0 ? 'The words were cleared.' : `The words are cleared from this page in ${seconds} seconds.`,
  clearedTitle: 'The words are no longer here',
  cleared: 'They were cleared from this page. We keep no copy of them.',
  again: 'Show them again',
}

/** What can go wrong before the words are shown. */
export const walletExportErrors = {
  ...changeErrors,
  NETWORK_UNREACHABLE: 'We cannot reach the service. Check your connection and try again.',
  TIMEOUT: 'The service did not answer in time. Please try again.',
  WALLET_ENVELOPE_UNTRUSTED:
    'We could not confirm that these words are those of your wallet, so they were not opened. Please contact support.',
} satisfies ErrorMessages
