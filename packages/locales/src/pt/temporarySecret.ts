import { inWords } from './common.ts'

export const temporarySecret = {
  copied: ({ seconds }: { seconds: number }) =>
    `Copiado. Se esta página ficar aberta, tentaremos limpar a área de transferência dentro de ${inWords(seconds)}. Um histórico da área de transferência guarda uma cópia.`,
  copyCleared: 'A área de transferência foi limpa. O seu histórico pode ainda ter uma cópia.',
  copyReplaced: 'A área de transferência tem agora outra coisa. O seu histórico pode ainda ter uma cópia.',
  copyWaits: 'A cópia pode ainda estar na área de transferência. Clique em qualquer lugar desta página para a limpar.',
  copyRefused: 'Este navegador não permite copiar. Anote-o.',
  clearsIn: 'Oculto em',
  timeLeft: ({ seconds }: { seconds: number }) =>
    seconds === 0 ? 'Já está oculto.' : `Isto será ocultado dentro de ${inWords(seconds)}.`,
}
