import { inWords } from './common.ts'

export const temporarySecret = {
  copied: ({ seconds }: { seconds: number }) =>
    `Skopírované. Ak stránka zostane otvorená, o ${inWords(seconds)} sa pokúsime schránku vymazať. V jej histórii môže kópia zostať.`,
  copyCleared: 'Schránka je vymazaná. V jej histórii môže kópia zostať.',
  copyReplaced: 'V schránke je teraz niečo iné. V jej histórii môže kópia zostať.',
  copyWaits: 'Kópia môže byť ešte v schránke. Vymažete ju kliknutím kdekoľvek na tejto stránke.',
  copyRefused: 'Tento prehliadač nedovoľuje kopírovať. Zapíšte si to na papier.',
  clearsIn: 'Do skrytia zostáva',
  timeLeft: ({ seconds }: { seconds: number }) =>
    seconds === 0 ? 'Teraz je to skryté.' : `Skryjeme to o ${inWords(seconds)}.`,
}
