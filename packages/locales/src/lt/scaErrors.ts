import type { Translation } from '@countersign/react/provider'
import { passkeyErrors } from './passkeyErrors.ts'

export const scaErrors: Translation['scaProof']['errors'] = {
  ...passkeyErrors,
  'switch-factor': 'Ši naršyklė to nepalaiko. Bandykite kitoje naršyklėje arba patvirtinkite kitu būdu.',
  BROWSER_UNSUPPORTED: 'Ši naršyklė to nepalaiko. Naudokite naujausios versijos naršyklę arba patvirtinkite kitu būdu.',
  CONFLICT: 'Šį kartą nepavyko. Bandykite dar kartą.',
  NETWORK_UNREACHABLE:
    'Nepavyksta užmegzti ryšio, todėl nieko nepatvirtinta. Patikrinkite interneto ryšį ir bandykite dar kartą.',
  PASSKEY_ALREADY_ENROLLED:
    'Prieigos raktą mokėjimams patvirtinti jau turite. Kad galėtumėte pridėti kitą, pirmiausia pašalinkite turimą.',
  SCA_CHALLENGE_EXPIRED: 'Laikas baigėsi. Nieko nepatvirtinta. Pradėkite iš naujo.',
  SCA_LOGIN_INCOMPLETE: 'Jūsų tapatybę dar tikriname. Bandykite dar kartą po kelių minučių.',
  SCA_NOT_APPLICABLE: 'Galite tęsti be šio veiksmo.',
  SCA_OUTCOME_UNKNOWN:
    'Dar nežinome, ar tai patvirtinta. Galite drąsiai patvirtinti dar kartą: nieko neatliksime du kartus.',
  SCA_PROOF_REFUSED: 'Nepavyko. Patikrinkite ir bandykite dar kartą.',
  SCA_SESSION_REQUIRED: 'Dar kartą patvirtinkite savo tapatybę.',
  TIMEOUT: 'Atsakymo laiku negavome. Bandykite dar kartą.',
}
