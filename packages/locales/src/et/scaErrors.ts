import type { Translation } from '@countersign/react/provider'
import { passkeyErrors } from './passkeyErrors.ts'

export const scaErrors: Translation['scaProof']['errors'] = {
  ...passkeyErrors,
  'switch-factor': 'See brauser seda ei võimalda. Proovige teist brauserit või kinnitage muul viisil.',
  BROWSER_UNSUPPORTED: 'See brauser seda ei võimalda. Kasutage ajakohast brauserit või kinnitage muul viisil.',
  CONFLICT: 'Praegu see ei õnnestunud. Proovige uuesti.',
  NETWORK_UNREACHABLE:
    'Ühendust ei õnnestu luua, seega toimingut ei kinnitatud. Kontrollige internetiühendust ja proovige uuesti.',
  PASSKEY_ALREADY_ENROLLED: 'Teil on juba kinnitamiseks pääsuvõti. Enne uue lisamist eemaldage see.',
  SCA_CHALLENGE_EXPIRED: 'Aeg sai läbi. Toimingut ei kinnitatud. Alustage uuesti.',
  SCA_LOGIN_INCOMPLETE: 'Kontrollime veel teie isikut. Proovige mõne minuti pärast uuesti.',
  SCA_NOT_APPLICABLE: 'Võite jätkata ilma selleta.',
  SCA_OUTCOME_UNKNOWN:
    'Me ei tea veel, kas see kinnitati. Võite julgelt uuesti kinnitada: ühtegi toimingut ei tehta kaks korda.',
  SCA_PROOF_REFUSED: 'See ei õnnestunud. Kontrollige ja proovige uuesti.',
  SCA_SESSION_REQUIRED: 'Kinnitage uuesti oma isik.',
  TIMEOUT: 'Me ei saanud õigel ajal vastust. Proovige uuesti.',
}
