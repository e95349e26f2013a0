import type { Translation } from '@countersign/react/provider'
import { commonErrors } from './common.ts'

const nothingSigned = 'Ništa nije potpisano ni promijenjeno.'

export const changeErrors: Translation['walletPrivacy']['errors'] = {
  ...commonErrors,
  NETWORK_UNREACHABLE: 'Veza se prekinula pa ne znamo je li promjena provedena. Najprije provjerite ovdje.',
  TIMEOUT: 'Odgovor nije stigao na vrijeme pa ne znamo je li promjena provedena. Najprije provjerite ovdje.',
  SIGNED_REQUEST_EXPIRED: 'Trajalo je predugo pa ništa nije promijenjeno. Pokušajte ponovno.',
  PAYLOAD_INVALID: `Nismo mogli provjeriti što biste potpisali. ${nothingSigned} Obratite se podršci.`,
  PAYLOAD_MISMATCH: `Na potpis je stiglo nešto drugo, a ne ono što ste zatražili. ${nothingSigned} Obratite se podršci.`,
  REFERENCE_NOT_FOUND: 'To više ne postoji. Ništa nije promijenjeno.',
  INVALID_INPUT: 'Nije prihvaćeno. Ništa nije promijenjeno.',
}
