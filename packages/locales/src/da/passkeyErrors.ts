import type { ErrorMessages } from '@countersign/react/provider'
import { commonErrors } from './common.ts'

export const passkeyErrors = {
  ...commonErrors,
  PASSKEY_BUSY:
    'En anden anmodning om en adgangsnøgle er åben i browseren. Gør den færdig, eller luk den, og prøv igen.',
  PASSKEY_FORBIDDEN_HERE:
    'Adgangsnøgler er ikke tilladt her. Åbn siden i en fane for sig selv, eller prøv på en anden måde.',
  PASSKEY_INSECURE_PAGE: 'Adgangsnøgler kræver en sikker side (https). Prøv på en anden måde.',
  PASSKEY_NOT_VERIFIED: 'Din enhed kunne ikke genkende dig. Slå skærmlås til, eller prøv på en anden måde.',
  PASSKEY_TIMED_OUT: 'Det tog for lang tid. Prøv igen eller på en anden måde.',
  PASSKEY_UNAVAILABLE:
    'Enheden har ingen adgangsnøgle til denne tegnebog. Brug en anden enhed, eller prøv på en anden måde.',
  PASSKEY_UNSUPPORTED: 'Browseren understøtter ikke adgangsnøgler. Prøv på en anden måde.',
  PASSKEY_WRONG_SITE:
    'Adgangsnøglen hører til et andet websted, så vi stoppede. Prøv på en anden måde, og kontakt kundeservice.',
  BROWSER_UNSUPPORTED: 'Browseren kan ikke opbevare din nøgle sikkert. Brug en opdateret browser.',
} satisfies ErrorMessages
