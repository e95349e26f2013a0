import { inWords } from './common.ts'

export const temporarySecret = {
  copied: ({ seconds }: { seconds: number }) =>
    `Gekopieerd. Als deze pagina open blijft, proberen we het klembord over ${inWords(seconds)} te wissen. Een klembordgeschiedenis bewaart een kopie.`,
  copyCleared: 'Het klembord is gewist. De geschiedenis ervan kan nog een kopie bevatten.',
  copyReplaced: 'Op het klembord staat nu iets anders. De geschiedenis ervan kan nog een kopie bevatten.',
  copyWaits: 'De kopie staat misschien nog op je klembord. Klik ergens op deze pagina om het te wissen.',
  copyRefused: 'Deze browser staat kopiëren niet toe. Schrijf het op.',
  clearsIn: 'Verborgen over',
  timeLeft: ({ seconds }: { seconds: number }) =>
    seconds === 0 ? 'Het is nu verborgen.' : `Dit wordt over ${inWords(seconds)} verborgen.`,
}
