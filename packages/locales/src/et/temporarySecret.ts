import { inWords } from './common.ts'

export const temporarySecret = {
  copied: ({ seconds }: { seconds: number }) =>
    `Kopeeritud. Kui see leht jääb avatuks, proovime lõikelaua ${inWords(seconds)} pärast tühjendada. Lõikelaua ajalukku jääb koopia.`,
  copyCleared: 'Lõikelaud on tühjendatud. Koopia võib olla alles lõikelaua ajaloos.',
  copyReplaced: 'Lõikelaual on nüüd midagi muud. Koopia võib olla alles lõikelaua ajaloos.',
  copyWaits: 'Koopia võib olla veel lõikelaual. Selle tühjendamiseks klõpsake ükskõik kus sellel lehel.',
  copyRefused: 'See brauser ei luba kopeerida. Kirjutage see üles.',
  clearsIn: 'Peitmiseni',
  timeLeft: ({ seconds }: { seconds: number }) =>
    seconds === 0 ? 'See on nüüd peidetud.' : `Peidame selle ${inWords(seconds)} pärast.`,
}
