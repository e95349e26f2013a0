import type { Translation } from '@countersign/react/provider'
import { passkeyErrors } from './passkeyErrors.ts'

export const scaErrors: Translation['scaProof']['errors'] = {
  ...passkeyErrors,
  'switch-factor': 'Det kan browseren ikke. Prøv en anden browser, eller bekræft på en anden måde.',
  BROWSER_UNSUPPORTED: 'Det kan browseren ikke. Brug en opdateret browser, eller bekræft på en anden måde.',
  CONFLICT: 'Det gik ikke igennem lige nu. Prøv igen.',
  NETWORK_UNREACHABLE:
    'Vi kan ikke få forbindelse lige nu, så intet blev bekræftet. Kontrollér forbindelsen, og prøv igen.',
  PASSKEY_ALREADY_ENROLLED: 'Du har allerede en adgangsnøgle til at bekræfte med. Fjern den, før du tilføjer en anden.',
  SCA_CHALLENGE_EXPIRED: 'Tiden er gået. Intet blev bekræftet. Begynd forfra.',
  SCA_LOGIN_INCOMPLETE: 'Vi kontrollerer stadig din identitet. Prøv igen om nogle minutter.',
  SCA_NOT_APPLICABLE: 'Du kan fortsætte uden dette trin.',
  SCA_OUTCOME_UNKNOWN:
    'Vi ved ikke endnu, om dette blev bekræftet. Du kan trygt bekræfte igen: intet udføres to gange.',
  SCA_PROOF_REFUSED: 'Det lykkedes ikke. Kontrollér, og prøv igen.',
  SCA_SESSION_REQUIRED: 'Bekræft din identitet igen.',
  TIMEOUT: 'Vi fik ikke svar i tide. Prøv igen.',
}
