import type { ErrorMessages } from '@countersign/react/provider'
import { commonErrors } from './common.ts'

export const passkeyErrors = {
  ...commonErrors,
  PASSKEY_BUSY:
    'În acest browser este deschisă altă cerere pentru o cheie de acces. Încheiați-o sau închideți-o și încercați din nou.',
  PASSKEY_FORBIDDEN_HERE:
    'Cheile de acces nu sunt permise aici. Deschideți pagina într-o filă separată sau încercați altfel.',
  PASSKEY_INSECURE_PAGE: 'Cheile de acces necesită o pagină securizată (https). Încercați altfel.',
  PASSKEY_NOT_VERIFIED:
    'Dispozitivul nu v-a putut verifica identitatea. Setați blocarea ecranului sau încercați altfel.',
  PASSKEY_TIMED_OUT: 'A durat prea mult. Încercați din nou sau altfel.',
  PASSKEY_UNAVAILABLE:
    'Pe acest dispozitiv nu există o cheie de acces pentru acest portofel. Folosiți alt dispozitiv sau încercați altfel.',
  PASSKEY_UNSUPPORTED: 'Acest browser nu acceptă chei de acces. Încercați altfel.',
  PASSKEY_WRONG_SITE:
    'Această cheie de acces aparține altui site, așa că ne-am oprit. Încercați altfel și contactați asistența.',
  BROWSER_UNSUPPORTED: 'Acest browser nu vă poate proteja cheia. Folosiți un browser actualizat.',
} satisfies ErrorMessages
