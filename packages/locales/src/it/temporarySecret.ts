import { inWords } from './common.ts'

export const temporarySecret = {
  copied: ({ seconds }: { seconds: number }) =>
    `Copiato. Se questa pagina resta aperta, proveremo a svuotare gli appunti tra ${inWords(seconds)}. Una cronologia degli appunti ne conserva una copia.`,
  copyCleared: 'Gli appunti sono stati svuotati. La loro cronologia può conservarne ancora una copia.',
  copyReplaced: 'Ora gli appunti contengono altro. La loro cronologia può conservarne ancora una copia.',
  copyWaits:
    'La copia potrebbe essere ancora negli appunti. Fai clic in un punto qualsiasi della pagina per svuotarli.',
  copyRefused: 'Questo browser non permette di copiare. Scrivilo su carta.',
  clearsIn: 'Nascosto tra',
  timeLeft: ({ seconds }: { seconds: number }) =>
    seconds === 0 ? 'Ora è nascosto.' : `Sarà nascosto tra ${inWords(seconds)}.`,
}
