import { inWords } from './common.ts'

export const temporarySecret = {
  copied: ({ seconds }: { seconds: number }) =>
    `Kopieret. Hvis siden forbliver åben, prøver vi at tømme udklipsholderen om ${inWords(seconds)}. En udklipshistorik gemmer en kopi.`,
  copyCleared: 'Udklipsholderen er tømt. Dens historik kan stadig indeholde en kopi.',
  copyReplaced: 'Udklipsholderen indeholder nu noget andet. Dens historik kan stadig indeholde en kopi.',
  copyWaits: 'Kopien kan stadig være i udklipsholderen. Klik hvor som helst på siden for at tømme den.',
  copyRefused: 'Browseren tillader ikke kopiering. Skriv det ned.',
  clearsIn: 'Skjules om',
  timeLeft: ({ seconds }: { seconds: number }) =>
    seconds === 0 ? 'Det er nu skjult.' : `Det bliver skjult om ${inWords(seconds)}.`,
}
