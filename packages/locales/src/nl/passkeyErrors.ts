import type { ErrorMessages } from '@countersign/react/provider'
import { commonErrors } from './common.ts'

export const passkeyErrors = {
  ...commonErrors,
  PASSKEY_BUSY:
    'In deze browser staat al een verzoek voor een toegangssleutel open. Rond dat af of sluit het en probeer het dan opnieuw.',
  PASSKEY_FORBIDDEN_HERE:
    'Toegangssleutels zijn hier niet toegestaan. Open deze pagina in een eigen tabblad of probeer het op een andere manier.',
  PASSKEY_INSECURE_PAGE:
    'Toegangssleutels hebben een beveiligde pagina (https) nodig. Probeer het op een andere manier.',
  PASSKEY_NOT_VERIFIED:
    'Je apparaat kon je niet verifiëren. Stel een schermvergrendeling in of probeer het op een andere manier.',
  PASSKEY_TIMED_OUT: 'Dat duurde te lang. Probeer het opnieuw of op een andere manier.',
  PASSKEY_UNAVAILABLE:
    'Op dit apparaat staat geen toegangssleutel voor deze portemonnee. Gebruik een ander apparaat of probeer het op een andere manier.',
  PASSKEY_UNSUPPORTED: 'Deze browser ondersteunt geen toegangssleutels. Probeer het op een andere manier.',
  PASSKEY_WRONG_SITE:
    'Deze toegangssleutel hoort bij een andere website, dus zijn we gestopt. Probeer het op een andere manier en neem contact op met de klantenservice.',
  BROWSER_UNSUPPORTED: 'Deze browser kan je sleutel niet veilig bewaren. Gebruik een recente browser.',
} satisfies ErrorMessages
