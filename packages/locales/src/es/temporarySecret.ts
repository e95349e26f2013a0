import { inWords } from './common.ts'

export const temporarySecret = {
  copied: ({ seconds }: { seconds: number }) =>
    `Copiado. Si esta página sigue abierta, intentaremos vaciar el portapapeles dentro de ${inWords(seconds)}. Un historial del portapapeles guarda una copia.`,
  copyCleared: 'Se ha vaciado el portapapeles. Su historial puede guardar todavía una copia.',
  copyReplaced: 'El portapapeles contiene ahora otra cosa. Su historial puede guardar todavía una copia.',
  copyWaits: 'Puede que la copia siga en el portapapeles. Haz clic en cualquier lugar de esta página para vaciarlo.',
  copyRefused: 'Este navegador no permite copiar. Apúntalo.',
  clearsIn: 'Se oculta en',
  timeLeft: ({ seconds }: { seconds: number }) =>
    seconds === 0 ? 'Ya está oculto.' : `Esto se ocultará dentro de ${inWords(seconds)}.`,
}
