import type { Translation } from '@countersign/react/provider'
import { passkeyErrors } from './passkeyErrors.ts'

export const scaErrors: Translation['scaProof']['errors'] = {
  ...passkeyErrors,
  'switch-factor':
    'Das kann dieser Browser nicht. Versuchen Sie es mit einem anderen Browser oder bestätigen Sie auf einem anderen Weg.',
  BROWSER_UNSUPPORTED:
    'Das kann dieser Browser nicht. Nutzen Sie einen aktuellen Browser oder bestätigen Sie auf einem anderen Weg.',
  CONFLICT: 'Das ging gerade nicht durch. Versuchen Sie es noch einmal.',
  NETWORK_UNREACHABLE:
    'Wir können gerade keine Verbindung herstellen, deshalb wurde nichts bestätigt. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  PASSKEY_ALREADY_ENROLLED:
    'Sie haben schon einen Passkey zum Bestätigen. Entfernen Sie ihn, bevor Sie einen anderen hinzufügen.',
  SCA_CHALLENGE_EXPIRED: 'Die Zeit ist abgelaufen. Es wurde nichts bestätigt. Beginnen Sie von vorn.',
  SCA_LOGIN_INCOMPLETE: 'Wir prüfen Ihre Identität noch. Versuchen Sie es in ein paar Minuten noch einmal.',
  SCA_NOT_APPLICABLE: 'Sie können ohne diesen Schritt fortfahren.',
  SCA_OUTCOME_UNKNOWN:
    'Wir wissen noch nicht, ob das bestätigt wurde. Sie können gefahrlos noch einmal bestätigen: Nichts wird doppelt ausgeführt.',
  SCA_PROOF_REFUSED: 'Das hat nicht geklappt. Prüfen Sie Ihre Angaben und versuchen Sie es noch einmal.',
  SCA_SESSION_REQUIRED: 'Bestätigen Sie noch einmal Ihre Identität.',
  TIMEOUT: 'Wir haben nicht rechtzeitig eine Antwort erhalten. Versuchen Sie es noch einmal.',
}
