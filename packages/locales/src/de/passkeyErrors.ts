import type { ErrorMessages } from '@countersign/react/provider'
import { commonErrors } from './common.ts'

export const passkeyErrors = {
  ...commonErrors,
  PASSKEY_BUSY:
    'In diesem Browser ist schon eine Passkey-Abfrage offen. Beenden oder schließen Sie sie und versuchen Sie es dann noch einmal.',
  PASSKEY_FORBIDDEN_HERE:
    'Passkeys sind hier nicht erlaubt. Öffnen Sie diese Seite in einem eigenen Tab oder wählen Sie einen anderen Weg.',
  PASSKEY_INSECURE_PAGE: 'Passkeys brauchen eine sichere Seite (https). Wählen Sie einen anderen Weg.',
  PASSKEY_NOT_VERIFIED:
    'Ihr Gerät konnte Sie nicht überprüfen. Richten Sie eine Displaysperre ein oder wählen Sie einen anderen Weg.',
  PASSKEY_TIMED_OUT: 'Das hat zu lange gedauert. Versuchen Sie es noch einmal oder wählen Sie einen anderen Weg.',
  PASSKEY_UNAVAILABLE:
    'Auf diesem Gerät gibt es keinen Passkey für diese Wallet. Nehmen Sie ein anderes Gerät oder wählen Sie einen anderen Weg.',
  PASSKEY_UNSUPPORTED: 'Dieser Browser unterstützt keine Passkeys. Wählen Sie einen anderen Weg.',
  PASSKEY_WRONG_SITE:
    'Dieser Passkey gehört zu einer anderen Website, deshalb haben wir abgebrochen. Wählen Sie einen anderen Weg und wenden Sie sich an den Support.',
  BROWSER_UNSUPPORTED:
    'Dieser Browser kann Ihren Schlüssel nicht sicher aufbewahren. Nutzen Sie einen aktuellen Browser.',
} satisfies ErrorMessages
