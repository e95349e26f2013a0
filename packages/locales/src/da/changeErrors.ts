import type { Translation } from '@countersign/react/provider'
import { commonErrors } from './common.ts'

const nothingSigned = 'Intet blev signeret, og intet blev ændret.'

export const changeErrors: Translation['walletPrivacy']['errors'] = {
  ...commonErrors,
  NETWORK_UNREACHABLE: 'Forbindelsen blev afbrudt: vi ved ikke, om ændringen blev foretaget. Se først efter her.',
  TIMEOUT: 'Vi fik ikke svar i tide: vi ved ikke, om ændringen blev foretaget. Se først efter her.',
  SIGNED_REQUEST_EXPIRED: 'Det tog for lang tid, så intet blev ændret. Prøv igen.',
  PAYLOAD_INVALID: `Vi kunne ikke kontrollere, hvad der skulle signeres. ${nothingSigned} Kontakt kundeservice.`,
  PAYLOAD_MISMATCH: `Det, vi skulle signere, er ikke det, du bad om. ${nothingSigned} Kontakt kundeservice.`,
  REFERENCE_NOT_FOUND: 'Det findes ikke længere. Intet blev ændret.',
  INVALID_INPUT: 'Det blev ikke accepteret. Intet blev ændret.',
}
