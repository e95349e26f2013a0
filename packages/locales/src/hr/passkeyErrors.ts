import type { ErrorMessages } from '@countersign/react/provider'
import { commonErrors } from './common.ts'

export const passkeyErrors = {
  ...commonErrors,
  PASSKEY_BUSY:
    'U ovom je pregledniku otvoren drugi zahtjev za pristupni ključ. Dovršite ga ili zatvorite pa pokušajte ponovno.',
  PASSKEY_FORBIDDEN_HERE:
    'Pristupni ključevi ovdje nisu dopušteni. Otvorite stranicu u zasebnoj kartici preglednika ili pokušajte na drugi način.',
  PASSKEY_INSECURE_PAGE: 'Pristupni ključevi rade samo na sigurnoj stranici (https). Pokušajte na drugi način.',
  PASSKEY_NOT_VERIFIED:
    'Uređaj nije mogao potvrditi vaš identitet. Postavite zaključavanje zaslona ili pokušajte na drugi način.',
  PASSKEY_TIMED_OUT: 'Trajalo je predugo. Pokušajte ponovno ili na drugi način.',
  PASSKEY_UNAVAILABLE:
    'Na ovom uređaju nema pristupnog ključa za ovaj novčanik. Upotrijebite drugi uređaj ili pokušajte na drugi način.',
  PASSKEY_UNSUPPORTED: 'Ovaj preglednik ne podržava pristupne ključeve. Pokušajte na drugi način.',
  PASSKEY_WRONG_SITE:
    'Ovaj pristupni ključ pripada drugoj web-stranici pa smo zaustavili postupak. Pokušajte na drugi način i obratite se podršci.',
  BROWSER_UNSUPPORTED:
    'Ovaj preglednik ne može sigurno čuvati vaš ključ. Ažurirajte preglednik ili upotrijebite drugi.',
} satisfies ErrorMessages
