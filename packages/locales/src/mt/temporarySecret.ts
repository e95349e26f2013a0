import { inWords } from './common.ts'

export const temporarySecret = {
  copied: ({ seconds }: { seconds: number }) =>
    `Ikkupjat. Jekk din il-paġna tibqa’ miftuħa, nippruvaw inbattlu l-clipboard wara ${inWords(seconds)}. Il-kronoloġija tal-clipboard iżżomm kopja.`,
  copyCleared: 'Il-clipboard tbattal. Jista’ jkun li l-kronoloġija tiegħu għad għandha kopja.',
  copyReplaced: 'Fil-clipboard issa hemm xi ħaġa oħra. Jista’ jkun li l-kronoloġija tiegħu għad għandha kopja.',
  copyWaits: 'Il-kopja tista’ tkun għadha fil-clipboard. Agħfas xi mkien f’din il-paġna biex tbattal il-clipboard.',
  copyRefused: 'Dan il-brawżer ma jħallikx tikkopja. Ikteb dan fuq biċċa karta.',
  clearsIn: 'Jinħeba wara',
  timeLeft: ({ seconds }: { seconds: number }) =>
    seconds === 0 ? 'Issa dan huwa moħbi.' : `Dan jinħeba wara ${inWords(seconds)}.`,
}
