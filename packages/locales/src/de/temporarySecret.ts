import { inWords } from './common.ts'

export const temporarySecret = {
  copied: ({ seconds }: { seconds: number }) =>
    `Kopiert. Wenn diese Seite geöffnet bleibt, versuchen wir in ${inWords(seconds)}, die Zwischenablage zu leeren. Ein Verlauf der Zwischenablage behält eine Kopie.`,
  copyCleared: 'Die Zwischenablage wurde geleert. Ihr Verlauf kann noch eine Kopie enthalten.',
  copyReplaced: 'Die Zwischenablage enthält jetzt etwas anderes. Ihr Verlauf kann noch eine Kopie enthalten.',
  copyWaits:
    'Die Kopie kann noch in Ihrer Zwischenablage sein. Klicken Sie irgendwo auf diese Seite, um sie zu leeren.',
  copyRefused: 'Dieser Browser erlaubt kein Kopieren. Schreiben Sie es auf.',
  clearsIn: 'Wird verborgen in',
  timeLeft: ({ seconds }: { seconds: number }) =>
    seconds === 0 ? 'Es ist jetzt verborgen.' : `Das wird in ${inWords(seconds)} verborgen.`,
}
