import { inWords } from './common.ts'

export const temporarySecret = {
  copied: ({ seconds }: { seconds: number }) =>
    `Nukopijuota. Jei puslapis liks atvertas, po ${inWords(seconds)} bandysime išvalyti iškarpinę. Iškarpinės istorijoje kopija liks.`,
  copyCleared: 'Iškarpinė išvalyta. Jos istorijoje kopija gali būti likusi.',
  copyReplaced: 'Iškarpinėje dabar kas kita. Jos istorijoje kopija gali būti likusi.',
  copyWaits: 'Kopija dar gali būti iškarpinėje. Spustelėkite bet kur šiame puslapyje, kad ją išvalytumėte.',
  copyRefused: 'Ši naršyklė neleidžia kopijuoti. Užsirašykite.',
  clearsIn: 'Paslėpsime po',
  timeLeft: ({ seconds }: { seconds: number }) =>
    seconds === 0 ? 'Dabar paslėpta.' : `Paslėpsime po ${inWords(seconds)}.`,
}
