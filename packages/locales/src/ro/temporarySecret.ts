import { inWords } from './common.ts'

export const temporarySecret = {
  copied: ({ seconds }: { seconds: number }) =>
    `Copiat. Dacă această pagină rămâne deschisă, vom încerca să golim clipboardul peste ${inWords(seconds)}. Un istoric al clipboardului păstrează o copie.`,
  copyCleared: 'Clipboardul a fost golit. Istoricul său poate conține încă o copie.',
  copyReplaced: 'Clipboardul conține acum altceva. Istoricul său poate conține încă o copie.',
  copyWaits: 'Copia poate fi încă în clipboard. Faceți clic oriunde pe această pagină pentru a-l goli.',
  copyRefused: 'Acest browser nu permite copierea. Notați-l.',
  clearsIn: 'Ascuns în',
  timeLeft: ({ seconds }: { seconds: number }) =>
    seconds === 0 ? 'Acum este ascuns.' : `Va fi ascuns peste ${inWords(seconds)}.`,
}
