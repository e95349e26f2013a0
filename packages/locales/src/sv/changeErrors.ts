import type { Translation } from '@countersign/react/provider'
import { commonErrors } from './common.ts'

const nothingSigned = 'Ingenting har signerats och ingenting har ändrats.'

export const changeErrors: Translation['walletPrivacy']['errors'] = {
  ...commonErrors,
  NETWORK_UNREACHABLE: 'Anslutningen bröts. Vi vet inte om ändringen gjordes. Titta här först.',
  TIMEOUT: 'Vi fick inget svar i tid. Vi vet inte om ändringen gjordes. Titta här först.',
  SIGNED_REQUEST_EXPIRED: 'Det tog för lång tid, så ingenting har ändrats. Försök igen.',
  PAYLOAD_INVALID: `Vi kunde inte kontrollera vad som skulle signeras. ${nothingSigned} Kontakta kundtjänst.`,
  PAYLOAD_MISMATCH: `Det vi skulle signera är inte det du bad om. ${nothingSigned} Kontakta kundtjänst.`,
  REFERENCE_NOT_FOUND: 'Det finns inte längre. Ingenting har ändrats.',
  INVALID_INPUT: 'Det godtogs inte. Ingenting har ändrats.',
}
