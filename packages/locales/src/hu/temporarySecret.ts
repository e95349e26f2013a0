import { inWords } from './common.ts'

export const temporarySecret = {
  copied: ({ seconds }: { seconds: number }) =>
    `Másolva. Ha ez az oldal nyitva marad, megpróbáljuk kiüríteni a vágólapot ennyi idő múlva: ${inWords(seconds)}. A vágólap előzményei megőriznek egy másolatot.`,
  copyCleared: 'A vágólap kiürült. Az előzményei még tartalmazhatnak másolatot.',
  copyReplaced: 'A vágólapon most valami más van. Az előzményei még tartalmazhatnak másolatot.',
  copyWaits: 'A másolat még a vágólapon lehet. Kattintson bárhová ezen az oldalon a kiürítéséhez.',
  copyRefused: 'Ez a böngésző nem enged másolni. Írja le.',
  clearsIn: 'Elrejtésig hátravan',
  timeLeft: ({ seconds }: { seconds: number }) =>
    seconds === 0 ? 'Most el van rejtve.' : `Elrejtjük ennyi idő múlva: ${inWords(seconds)}.`,
}
