import { inWords } from './common.ts'

export const temporarySecret = {
  copied: ({ seconds }: { seconds: number }) =>
    `Skopiowano. Jeśli ta strona pozostanie otwarta, spróbujemy wyczyścić schowek za ${inWords(seconds)}. Historia schowka zachowuje kopię.`,
  copyCleared: 'Schowek został wyczyszczony. Jego historia może nadal zawierać kopię.',
  copyReplaced: 'W schowku jest teraz coś innego. Jego historia może nadal zawierać kopię.',
  copyWaits: 'Kopia może nadal być w schowku. Kliknij gdziekolwiek na tej stronie, aby go wyczyścić.',
  copyRefused: 'Ta przeglądarka nie pozwala kopiować. Zapisz to na papierze.',
  clearsIn: 'Ukryjemy za',
  timeLeft: ({ seconds }: { seconds: number }) =>
    seconds === 0 ? 'Teraz jest ukryte.' : `Ukryjemy to za ${inWords(seconds)}.`,
}
