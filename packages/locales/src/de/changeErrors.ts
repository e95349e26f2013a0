import type { Translation } from '@countersign/react/provider'
import { commonErrors } from './common.ts'

const nothingSigned = 'Es wurde nichts signiert und nichts geändert.'

export const changeErrors: Translation['walletPrivacy']['errors'] = {
  ...commonErrors,
  NETWORK_UNREACHABLE:
    'Die Verbindung ist abgebrochen. Ob die Änderung übernommen wurde, ist ungewiss. Sehen Sie zuerst hier nach.',
  TIMEOUT:
    'Wir haben nicht rechtzeitig eine Antwort erhalten. Ob die Änderung übernommen wurde, ist ungewiss. Sehen Sie zuerst hier nach.',
  SIGNED_REQUEST_EXPIRED: 'Das hat zu lange gedauert, deshalb wurde nichts geändert. Versuchen Sie es noch einmal.',
  PAYLOAD_INVALID: `Wir konnten nicht prüfen, was signiert werden sollte. ${nothingSigned} Bitte wenden Sie sich an den Support.`,
  PAYLOAD_MISMATCH: `Was wir signieren sollten, ist nicht das, was Sie wollten. ${nothingSigned} Bitte wenden Sie sich an den Support.`,
  REFERENCE_NOT_FOUND: 'Das ist nicht mehr vorhanden. Es wurde nichts geändert.',
  INVALID_INPUT: 'Das wurde nicht angenommen. Es wurde nichts geändert.',
}
