import type { ErrorMessages } from '@countersign/react/provider'
import { commonErrors } from './common.ts'

export const passkeyErrors = {
  ...commonErrors,
  PASSKEY_BUSY:
    'En annan begäran om inloggningsnyckel är öppen i webbläsaren. Slutför eller stäng den och försök igen.',
  PASSKEY_FORBIDDEN_HERE:
    'Inloggningsnycklar är inte tillåtna här. Öppna sidan i en egen flik eller prova ett annat sätt.',
  PASSKEY_INSECURE_PAGE: 'Inloggningsnycklar kräver en säker sida (https). Prova ett annat sätt.',
  PASSKEY_NOT_VERIFIED: 'Din enhet kunde inte verifiera dig. Ställ in ett skärmlås eller prova ett annat sätt.',
  PASSKEY_TIMED_OUT: 'Det tog för lång tid. Försök igen eller prova ett annat sätt.',
  PASSKEY_UNAVAILABLE:
    'Enheten har ingen inloggningsnyckel för den här plånboken. Använd en annan enhet eller prova ett annat sätt.',
  PASSKEY_UNSUPPORTED: 'Webbläsaren stöder inte inloggningsnycklar. Prova ett annat sätt.',
  PASSKEY_WRONG_SITE:
    'Inloggningsnyckeln hör till en annan webbplats, så vi avbröt. Prova ett annat sätt och kontakta kundtjänst.',
  BROWSER_UNSUPPORTED: 'Webbläsaren kan inte förvara din nyckel säkert. Använd en uppdaterad webbläsare.',
} satisfies ErrorMessages
