import type { Translation } from '@countersign/react/provider'
import { passkeyErrors } from './passkeyErrors.ts'

export const scaErrors: Translation['scaProof']['errors'] = {
  ...passkeyErrors,
  'switch-factor': 'Acest browser nu poate face asta. Încercați alt browser sau confirmați altfel.',
  BROWSER_UNSUPPORTED: 'Acest browser nu poate face asta. Folosiți un browser actual sau confirmați altfel.',
  CONFLICT: 'Nu s-a putut finaliza acum. Încercați din nou.',
  NETWORK_UNREACHABLE:
    'Nu ne putem conecta acum, așa că nu s-a confirmat nimic. Verificați conexiunea și încercați din nou.',
  PASSKEY_ALREADY_ENROLLED: 'Aveți deja o cheie de acces pentru confirmare. Eliminați-o înainte de a adăuga alta.',
  SCA_CHALLENGE_EXPIRED: 'Timpul a expirat. Nu s-a confirmat nimic. Începeți din nou.',
  SCA_LOGIN_INCOMPLETE: 'Încă vă verificăm identitatea. Încercați din nou peste câteva minute.',
  SCA_NOT_APPLICABLE: 'Puteți continua fără acest pas.',
  SCA_OUTCOME_UNKNOWN:
    'Încă nu știm dacă s-a confirmat. Puteți confirma din nou fără risc: nimic nu se execută de două ori.',
  SCA_PROOF_REFUSED: 'Nu a reușit. Verificați și încercați din nou.',
  SCA_SESSION_REQUIRED: 'Confirmați-vă din nou identitatea.',
  TIMEOUT: 'Nu am primit răspuns la timp. Încercați din nou.',
}
