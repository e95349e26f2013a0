import { inWords } from './common.ts'

export const temporarySecret = {
  copied: ({ seconds }: { seconds: number }) =>
    `Kopirano. Ako ova stranica ostane otvorena, međuspremnik ćemo pokušati isprazniti za ${inWords(seconds)}. U povijesti međuspremnika kopija ostaje.`,
  copyCleared: 'Međuspremnik je ispražnjen. U njegovoj povijesti možda još postoji kopija.',
  copyReplaced: 'U međuspremniku je sada nešto drugo. U njegovoj povijesti možda još postoji kopija.',
  copyWaits: 'Kopija je možda još u međuspremniku. Kliknite bilo gdje na ovoj stranici kako biste ga ispraznili.',
  copyRefused: 'Ovaj preglednik ne dopušta kopiranje. Zapišite to na papir.',
  clearsIn: 'Sakrit ćemo za',
  timeLeft: ({ seconds }: { seconds: number }) =>
    seconds === 0 ? 'Sada je skriveno.' : `Sakrit ćemo to za ${inWords(seconds)}.`,
}
