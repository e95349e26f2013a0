import type { Translation } from '@countersign/react/provider'
import { passkeyErrors } from './passkeyErrors.ts'

export const scaErrors: Translation['scaProof']['errors'] = {
  ...passkeyErrors,
  'switch-factor': 'Det kan webbläsaren inte. Prova en annan webbläsare eller bekräfta på ett annat sätt.',
  BROWSER_UNSUPPORTED: 'Det kan webbläsaren inte. Använd en uppdaterad webbläsare eller bekräfta på ett annat sätt.',
  CONFLICT: 'Det gick inte igenom just nu. Försök igen.',
  NETWORK_UNREACHABLE:
    'Vi kan inte ansluta just nu, så ingenting har bekräftats. Kontrollera anslutningen och försök igen.',
  PASSKEY_ALREADY_ENROLLED:
    'Du har redan en inloggningsnyckel att bekräfta med. Ta bort den innan du lägger till en annan.',
  SCA_CHALLENGE_EXPIRED: 'Tiden är ute. Ingenting har bekräftats. Börja om.',
  SCA_LOGIN_INCOMPLETE: 'Vi kontrollerar fortfarande din identitet. Försök igen om några minuter.',
  SCA_NOT_APPLICABLE: 'Du kan fortsätta utan det här steget.',
  SCA_OUTCOME_UNKNOWN: 'Vi vet inte än om detta bekräftades. Du kan tryggt bekräfta igen: ingenting utförs två gånger.',
  SCA_PROOF_REFUSED: 'Det gick inte. Kontrollera och försök igen.',
  SCA_SESSION_REQUIRED: 'Bekräfta din identitet igen.',
  TIMEOUT: 'Vi fick inget svar i tid. Försök igen.',
}
