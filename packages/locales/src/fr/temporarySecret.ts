import { inWords } from './common.ts'

export const temporarySecret = {
  copied: ({ seconds }: { seconds: number }) =>
    `Copié. Si cette page reste ouverte, nous essaierons de vider le presse-papiers dans ${inWords(seconds)}. Un historique du presse-papiers garde une copie.`,
  copyCleared: 'Le presse-papiers a été vidé. Son historique peut encore contenir une copie.',
  copyReplaced: 'Le presse-papiers contient maintenant autre chose. Son historique peut encore contenir une copie.',
  copyWaits: 'La copie est peut-être encore dans le presse-papiers. Cliquez n’importe où sur cette page pour le vider.',
  copyRefused: 'Ce navigateur ne permet pas de copier. Notez-le par écrit.',
  clearsIn: 'Masqué dans',
  timeLeft: ({ seconds }: { seconds: number }) =>
    seconds === 0 ? 'C’est maintenant masqué.' : `Ce contenu sera masqué dans ${inWords(seconds)}.`,
}
