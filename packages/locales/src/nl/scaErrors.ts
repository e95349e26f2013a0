import type { Translation } from '@countersign/react/provider'
import { passkeyErrors } from './passkeyErrors.ts'

export const scaErrors: Translation['scaProof']['errors'] = {
  ...passkeyErrors,
  'switch-factor': 'Deze browser kan dat niet. Probeer een andere browser of bevestig op een andere manier.',
  BROWSER_UNSUPPORTED: 'Deze browser kan dat niet. Gebruik een recente browser of bevestig op een andere manier.',
  CONFLICT: 'Dat ging nu niet door. Probeer het opnieuw.',
  NETWORK_UNREACHABLE:
    'We kunnen nu geen verbinding maken, dus er is niets bevestigd. Controleer je verbinding en probeer het opnieuw.',
  PASSKEY_ALREADY_ENROLLED:
    'Je hebt al een toegangssleutel om mee te bevestigen. Verwijder die voordat je een andere toevoegt.',
  SCA_CHALLENGE_EXPIRED: 'De tijd is om. Er is niets bevestigd. Begin opnieuw.',
  SCA_LOGIN_INCOMPLETE: 'We controleren je identiteit nog. Probeer het over een paar minuten opnieuw.',
  SCA_NOT_APPLICABLE: 'Je kunt zonder deze stap doorgaan.',
  SCA_OUTCOME_UNKNOWN:
    'We weten nog niet of dit is bevestigd. Je kunt zonder risico opnieuw bevestigen: niets wordt twee keer uitgevoerd.',
  SCA_PROOF_REFUSED: 'Dat is niet gelukt. Controleer het en probeer het opnieuw.',
  SCA_SESSION_REQUIRED: 'Bevestig je identiteit opnieuw.',
  TIMEOUT: 'We kregen niet op tijd antwoord. Probeer het opnieuw.',
}
