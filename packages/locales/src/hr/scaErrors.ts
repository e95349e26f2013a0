import type { Translation } from '@countersign/react/provider'
import { passkeyErrors } from './passkeyErrors.ts'

export const scaErrors: Translation['scaProof']['errors'] = {
  ...passkeyErrors,
  'switch-factor': 'Ovaj preglednik to ne podržava. Pokušajte u drugom pregledniku ili potvrdite na drugi način.',
  BROWSER_UNSUPPORTED: 'Ovaj preglednik to ne podržava. Ažurirajte ga ili potvrdite na drugi način.',
  CONFLICT: 'Ovaj put nije uspjelo. Pokušajte ponovno.',
  NETWORK_UNREACHABLE:
    'Trenutačno se ne možemo povezati pa ništa nije potvrđeno. Provjerite internetsku vezu i pokušajte ponovno.',
  PASSKEY_ALREADY_ENROLLED: 'Već imate pristupni ključ za potvrđivanje. Uklonite ga prije dodavanja drugog.',
  SCA_CHALLENGE_EXPIRED: 'Vrijeme je isteklo. Ništa nije potvrđeno. Počnite ispočetka.',
  SCA_LOGIN_INCOMPLETE: 'Još provjeravamo vaš identitet. Pokušajte ponovno za nekoliko minuta.',
  SCA_NOT_APPLICABLE: 'Možete nastaviti bez ovoga.',
  SCA_OUTCOME_UNKNOWN: 'Još ne znamo je li ovo potvrđeno. Slobodno potvrdite ponovno: ništa se neće provesti dvaput.',
  SCA_PROOF_REFUSED: 'Nije uspjelo. Provjerite i pokušajte ponovno.',
  SCA_SESSION_REQUIRED: 'Ponovno potvrdite svoj identitet.',
  TIMEOUT: 'Odgovor nije stigao na vrijeme. Pokušajte ponovno.',
}
