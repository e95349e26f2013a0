import type { ErrorMessages } from '@countersign/react/provider'
import { commonErrors } from './common.ts'

export const passkeyErrors = {
  ...commonErrors,
  PASSKEY_BUSY:
    'Ebben a böngészőben már nyitva van egy azonosítókulcs-kérés. Fejezze be vagy zárja be, majd próbálja újra.',
  PASSKEY_FORBIDDEN_HERE:
    'Itt nem használhatók azonosítókulcsok. Nyissa meg az oldalt külön lapon, vagy próbálja meg más módon.',
  PASSKEY_INSECURE_PAGE: 'Az azonosítókulcsokhoz biztonságos oldal (https) kell. Próbálja meg más módon.',
  PASSKEY_NOT_VERIFIED: 'Az eszköze nem tudta azonosítani Önt. Állítson be képernyőzárat, vagy próbálja meg más módon.',
  PASSKEY_TIMED_OUT: 'Túl sokáig tartott. Próbálja újra, vagy próbálja meg más módon.',
  PASSKEY_UNAVAILABLE:
    'Ezen az eszközön nincs azonosítókulcs ehhez a tárcához. Használjon másik eszközt, vagy próbálja meg más módon.',
  PASSKEY_UNSUPPORTED: 'Ez a böngésző nem támogatja az azonosítókulcsokat. Próbálja meg más módon.',
  PASSKEY_WRONG_SITE:
    'Ez az azonosítókulcs másik webhelyhez tartozik, ezért megszakítottuk a műveletet. Próbálja meg más módon, és forduljon az ügyfélszolgálathoz.',
  BROWSER_UNSUPPORTED: 'Ez a böngésző nem tudja biztonságosan tárolni a kulcsát. Használjon naprakész böngészőt.',
} satisfies ErrorMessages
