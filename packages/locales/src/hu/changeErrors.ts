import type { Translation } from '@countersign/react/provider'
import { commonErrors } from './common.ts'

const nothingSigned = 'Semmit nem írtunk alá, és semmi nem változott.'

export const changeErrors: Translation['walletPrivacy']['errors'] = {
  ...commonErrors,
  NETWORK_UNREACHABLE: 'A kapcsolat megszakadt: nem tudjuk, hogy a módosítás megtörtént-e. Először itt nézze meg.',
  TIMEOUT: 'Nem kaptunk időben választ: nem tudjuk, hogy a módosítás megtörtént-e. Először itt nézze meg.',
  SIGNED_REQUEST_EXPIRED: 'Túl sokáig tartott, így semmi nem változott. Próbálja újra.',
  PAYLOAD_INVALID: `Nem tudtuk ellenőrizni, hogy mit kellett volna aláírni. ${nothingSigned} Forduljon az ügyfélszolgálathoz.`,
  PAYLOAD_MISMATCH: `Mást kellett volna aláírnunk, mint amit Ön kért. ${nothingSigned} Forduljon az ügyfélszolgálathoz.`,
  REFERENCE_NOT_FOUND: 'Ez már nem létezik. Semmi nem változott.',
  INVALID_INPUT: 'Ezt nem fogadták el. Semmi nem változott.',
}
