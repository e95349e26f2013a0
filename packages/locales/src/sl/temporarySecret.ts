import { inWords } from './common.ts'

export const temporarySecret = {
  copied: ({ seconds }: { seconds: number }) =>
    `Kopirano. Če bo ta stran ostala odprta, bomo odložišče poskusili izprazniti čez ${inWords(seconds)}. Kopija ostane v zgodovini odložišča.`,
  copyCleared: 'Odložišče je izpraznjeno. V njegovi zgodovini je lahko še kopija.',
  copyReplaced: 'V odložišču je zdaj nekaj drugega. V njegovi zgodovini je lahko še kopija.',
  copyWaits: 'Kopija je morda še v odložišču. Kliknite kamor koli na tej strani, da jo izbrišete.',
  copyRefused: 'Ta brskalnik ne dovoli kopiranja. Zapišite si podatke.',
  clearsIn: 'Skrito bo čez',
  timeLeft: ({ seconds }: { seconds: number }) =>
    seconds === 0 ? 'Zdaj je skrito.' : `To bomo skrili čez ${inWords(seconds)}.`,
}
