import { inWords } from './common.ts'

export const temporarySecret = {
  copied: ({ seconds }: { seconds: number }) =>
    `Zkopírováno. Pokud stránka zůstane otevřená, pokusíme se schránku vyprázdnit za ${inWords(seconds)}. Historie schránky uchová kopii.`,
  copyCleared: 'Schránka byla vyprázdněna. Její historie může kopii stále obsahovat.',
  copyReplaced: 'Ve schránce je teď něco jiného. Její historie může kopii stále obsahovat.',
  copyWaits: 'Kopie může být ještě ve schránce. Vyprázdníte ji kliknutím kamkoli na tuto stránku.',
  copyRefused: 'Tento prohlížeč nedovolí kopírovat. Zapište si to na papír.',
  clearsIn: 'Skryjeme za',
  timeLeft: ({ seconds }: { seconds: number }) =>
    seconds === 0 ? 'Teď je to skryté.' : `Skryjeme to za ${inWords(seconds)}.`,
}
