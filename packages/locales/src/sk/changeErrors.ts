import type { Translation } from '@countersign/react/provider'
import { commonErrors } from './common.ts'

const nothingSigned = 'Nič sa nepodpísalo ani nezmenilo.'

export const changeErrors: Translation['walletPrivacy']['errors'] = {
  ...commonErrors,
  NETWORK_UNREACHABLE:
    'Spojenie sa prerušilo: nevieme, či sa zmena vykonala. Skôr než to skúsite znova, skontrolujte to na tejto stránke.',
  TIMEOUT:
    'Nedostali sme včas odpoveď: nevieme, či sa zmena vykonala. Skôr než to skúsite znova, skontrolujte to na tejto stránke.',
  SIGNED_REQUEST_EXPIRED: 'Nič sa nezmenilo, pretože to trvalo príliš dlho. Skúste to znova.',
  PAYLOAD_INVALID: `Nepodarilo sa nám overiť, čo by sa podpísalo. ${nothingSigned} Kontaktujte podporu.`,
  PAYLOAD_MISMATCH: `Na podpis sme dostali niečo iné, než ste žiadali. ${nothingSigned} Kontaktujte podporu.`,
  REFERENCE_NOT_FOUND: 'Toto už neexistuje. Nič sa nezmenilo.',
  INVALID_INPUT: 'Tieto údaje nemôžeme prijať. Nič sa nezmenilo.',
}
