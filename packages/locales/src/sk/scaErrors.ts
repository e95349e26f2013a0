import type { Translation } from '@countersign/react/provider'
import { passkeyErrors } from './passkeyErrors.ts'

export const scaErrors: Translation['scaProof']['errors'] = {
  ...passkeyErrors,
  'switch-factor': 'Tento prehliadač to nedokáže. Skúste iný prehliadač alebo potvrďte iným spôsobom.',
  BROWSER_UNSUPPORTED: 'Tento prehliadač to nedokáže. Použite aktuálny prehliadač alebo potvrďte iným spôsobom.',
  CONFLICT: 'Teraz sa to nepodarilo. Skúste to znova.',
  NETWORK_UNREACHABLE: 'Nič sa nepotvrdilo, pretože sa nám nedarí pripojiť. Skontrolujte pripojenie a skúste to znova.',
  PASSKEY_ALREADY_ENROLLED: 'Prístupový kľúč na potvrdzovanie už máte. Skôr než pridáte iný, odstráňte ho.',
  SCA_CHALLENGE_EXPIRED: 'Čas uplynul. Nič sa nepotvrdilo. Začnite znova.',
  SCA_LOGIN_INCOMPLETE: 'Vašu totožnosť ešte overujeme. Skúste to znova o niekoľko minút.',
  SCA_NOT_APPLICABLE: 'Môžete pokračovať bez tohto kroku.',
  SCA_OUTCOME_UNKNOWN: 'Zatiaľ nevieme, či potvrdenie prešlo. Pokojne potvrďte znova: nič sa nevykoná dvakrát.',
  SCA_PROOF_REFUSED: 'Potvrdenie sa nepodarilo. Skontrolujte, čo ste zadali, a skúste to znova.',
  SCA_SESSION_REQUIRED: 'Znova potvrďte svoju totožnosť.',
  TIMEOUT: 'Nedostali sme včas odpoveď. Skúste to znova.',
}
