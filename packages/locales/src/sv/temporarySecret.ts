import { inWords } from './common.ts'

export const temporarySecret = {
  copied: ({ seconds }: { seconds: number }) =>
    `Kopierat. Om sidan är öppen försöker vi tömma urklipp om ${inWords(seconds)}. En urklippshistorik sparar en kopia.`,
  copyCleared: 'Urklipp har tömts. Historiken kan fortfarande innehålla en kopia.',
  copyReplaced: 'Urklipp innehåller nu något annat. Historiken kan fortfarande innehålla en kopia.',
  copyWaits: 'Kopian kan finnas kvar i urklipp. Klicka var som helst på sidan för att tömma det.',
  copyRefused: 'Webbläsaren tillåter inte kopiering. Skriv ner det.',
  clearsIn: 'Döljs om',
  timeLeft: ({ seconds }: { seconds: number }) =>
    seconds === 0 ? 'Nu är det dolt.' : `Det döljs om ${inWords(seconds)}.`,
}
