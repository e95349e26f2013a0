import { inWords } from './common.ts'

export const temporarySecret = {
  copied: ({ seconds }: { seconds: number }) =>
    `Kopioitu. Jos sivu pysyy auki, yritämme tyhjentää leikepöydän ${inWords(seconds)} kuluttua. Leikepöydän historia säilyttää kopion.`,
  copyCleared: 'Leikepöytä on tyhjennetty. Sen historiassa voi olla vielä kopio.',
  copyReplaced: 'Leikepöydällä on nyt jotakin muuta. Sen historiassa voi olla vielä kopio.',
  copyWaits: 'Kopio voi olla vielä leikepöydällä. Tyhjennä se napsauttamalla mitä tahansa kohtaa sivulla.',
  copyRefused: 'Selain ei salli kopiointia. Kirjoita se muistiin.',
  clearsIn: 'Aikaa piilottamiseen',
  timeLeft: ({ seconds }: { seconds: number }) =>
    seconds === 0 ? 'Se on nyt piilotettu.' : `Tämä piilotetaan ${inWords(seconds)} kuluttua.`,
}
