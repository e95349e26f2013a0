import { inWords } from './common.ts'

export const temporarySecret = {
  copied: ({ seconds }: { seconds: number }) =>
    `Cóipeáilte. Má fhanann an leathanach seo oscailte, déanfaimid iarracht an ghearrthaisce a ghlanadh i gceann ${inWords(seconds)}. Fanfaidh cóip i stair na gearrthaisce.`,
  copyCleared: 'Glanadh an ghearrthaisce. B’fhéidir go bhfuil cóip fós i stair na gearrthaisce.',
  copyReplaced: 'Tá rud eile sa ghearrthaisce anois. B’fhéidir go bhfuil cóip fós i stair na gearrthaisce.',
  copyWaits:
    'B’fhéidir go bhfuil sé fós sa ghearrthaisce. Cliceáil áit ar bith ar an leathanach seo chun í a ghlanadh.',
  copyRefused: 'Ní cheadaíonn an brabhsálaí seo cóipeáil. Scríobh síos é.',
  clearsIn: 'Folófar é seo i gceann',
  timeLeft: ({ seconds }: { seconds: number }) =>
    seconds === 0 ? 'Tá sé folaithe anois.' : `Folófar é seo i gceann ${inWords(seconds)}.`,
}
