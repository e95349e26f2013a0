import { temporarySecretMessages } from '../../primitives/temporary-secret/temporarySecretMessages.ts'
import { commonErrors } from '../../provider/commonErrors.ts'
import type { ErrorMessages } from '../../provider/ErrorMessages.ts'
import { changeErrors } from '../signed-resource/index.ts'

/** What is said about showing the recovery words of a wallet. */
export const walletExportMessages = {
  ...temporarySecretMessages,
  title: 'Recovery words',
  lead: 'These words open your wallet anywhere, even without us.',
  /** Each has to be ticked. */
  warnings: [
    'Anyone with these words can take everything in this wallet, and it can’t be undone.',
    'Support will never ask for them. Anyone who does is trying to steal from you.',
    'I’m alone with this screen, and it isn’t being shared or recorded.',
  ] as const,
  start: 'Show my recovery words',
  readyTitle: 'Write these words down',
  readyLead: 'Write them in order, on paper. Avoid photos and files.',
  wordsLabel: 'Recovery words',
  reveal: 'Reveal the words',
  hide: 'Hide the words',
  moreTime: 'More time',
  /** Said aloud in the place of the words. */
  shown: 'The words are on the screen now.',
  hidden: 'The words are hidden.',
  copy: 'Copy for a password manager',
  copyRefused: 'This browser doesn’t allow copying. Write the words down.',
  clearsIn: 'We hide this in',
  finish: 'I wrote them down',
  timeLeft: ({ seconds }: { seconds: number }) =>
    seconds === 0 ? 'The words are hidden now.' : `The words will be hidden in ${seconds} seconds.`,
  checkTitle: 'Check your words',
  checkLead: 'Enter two of the words, to check what you wrote down.',
  /** `number` counts from 1. */
  checkLabel: ({ number }: { number: number }) => `Word ${number}`,
  checkWrong: 'That’s not right. Check your paper and try again.',
  check: 'Check',
  back: 'Show the words again',
  checkedTitle: 'Your words are saved',
  checked: 'Keep the paper safe. We don’t keep a copy of the words.',
  clearedTitle: 'The words are hidden',
  cleared: 'The time for them ran out. We don’t keep a copy of them.',
  again: 'Show them again',
}

/** What can go wrong before the words are shown. */
export const walletExportErrors = {
  ...changeErrors,
  NETWORK_UNREACHABLE: commonErrors.NETWORK_UNREACHABLE,
  TIMEOUT: 'We got no response in time. Try again.',
  WALLET_ENVELOPE_UNTRUSTED:
    'We didn’t open these words: we couldn’t verify that they belong to your wallet. Contact support.',
} satisfies ErrorMessages
