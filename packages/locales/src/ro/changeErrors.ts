import type { Translation } from '@countersign/react/provider'
import { commonErrors } from './common.ts'

const nothingSigned = 'Nu s-a semnat nimic și nu s-a modificat nimic.'

export const changeErrors: Translation['walletPrivacy']['errors'] = {
  ...commonErrors,
  NETWORK_UNREACHABLE: 'Conexiunea s-a pierdut: nu știm dacă modificarea a fost făcută. Verificați mai întâi aici.',
  TIMEOUT: 'Nu am primit răspuns la timp: nu știm dacă modificarea a fost făcută. Verificați mai întâi aici.',
  SIGNED_REQUEST_EXPIRED: 'A durat prea mult, așa că nu s-a modificat nimic. Încercați din nou.',
  PAYLOAD_INVALID: `Nu am putut verifica ce trebuia semnat. ${nothingSigned} Contactați asistența.`,
  PAYLOAD_MISMATCH: `Ni s-a cerut să semnăm altceva decât ați cerut. ${nothingSigned} Contactați asistența.`,
  REFERENCE_NOT_FOUND: 'Aceasta nu mai există. Nu s-a modificat nimic.',
  INVALID_INPUT: 'Nu a fost acceptat. Nu s-a modificat nimic.',
}
