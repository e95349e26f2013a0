import { inWords } from './common.ts'

export const temporarySecret = {
  copied: ({ seconds }: { seconds: number }) =>
    `Nokopēts. Ja šī lapa paliks atvērta, pēc ${inWords(seconds)} mēģināsim notīrīt starpliktuvi. Starpliktuves vēsturē kopija paliek.`,
  copyCleared: 'Starpliktuve ir notīrīta. Starpliktuves vēsturē kopija vēl var būt.',
  copyReplaced: 'Starpliktuvē tagad ir kas cits. Starpliktuves vēsturē kopija vēl var būt.',
  copyWaits: 'Kopija vēl var būt starpliktuvē. Lai to notīrītu, noklikšķiniet jebkur šajā lapā.',
  copyRefused: 'Šis pārlūks neļauj kopēt. Pierakstiet uz papīra.',
  clearsIn: 'Paslēpsim pēc',
  timeLeft: ({ seconds }: { seconds: number }) =>
    seconds === 0 ? 'Tagad tas ir paslēpts.' : `Tas tiks paslēpts pēc ${inWords(seconds)}.`,
}
