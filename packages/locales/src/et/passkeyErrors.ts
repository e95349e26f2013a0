import type { ErrorMessages } from '@countersign/react/provider'
import { commonErrors } from './common.ts'

export const passkeyErrors = {
  ...commonErrors,
  PASSKEY_BUSY:
    'Selles brauseris on juba avatud teine pääsuvõtme aken. Viige see toiming lõpule või sulgege aken ja proovige siis uuesti.',
  PASSKEY_FORBIDDEN_HERE: 'Pääsuvõtmed ei ole siin lubatud. Avage see leht eraldi vahelehel või proovige muul viisil.',
  PASSKEY_INSECURE_PAGE: 'Pääsuvõtmed toimivad ainult turvalisel (https) lehel. Proovige muul viisil.',
  PASSKEY_NOT_VERIFIED: 'Seade ei saanud teie isikut kinnitada. Seadistage ekraanilukk või proovige muul viisil.',
  PASSKEY_TIMED_OUT: 'See võttis liiga kaua aega. Proovige uuesti või muul viisil.',
  PASSKEY_UNAVAILABLE:
    'Selles seadmes ei ole selle rahakoti pääsuvõtit. Kasutage teist seadet või proovige muul viisil.',
  PASSKEY_UNSUPPORTED: 'See brauser ei toeta pääsuvõtmeid. Proovige muul viisil.',
  PASSKEY_WRONG_SITE:
    'See pääsuvõti kuulub teisele veebisaidile ja seetõttu me ei jätkanud. Proovige muul viisil ja võtke ühendust klienditoega.',
  BROWSER_UNSUPPORTED: 'See brauser ei suuda teie võtit turvaliselt hoida. Kasutage ajakohast brauserit.',
} satisfies ErrorMessages
