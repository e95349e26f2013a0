import type { Translation } from '@countersign/react/provider'
import { passkeyErrors } from './passkeyErrors.ts'

export const scaErrors: Translation['scaProof']['errors'] = {
  ...passkeyErrors,
  'switch-factor': 'Selain ei pysty siihen. Kokeile toista selainta tai vahvista toisella tavalla.',
  BROWSER_UNSUPPORTED: 'Selain ei pysty siihen. Käytä ajantasaista selainta tai vahvista toisella tavalla.',
  CONFLICT: 'Se ei mennyt juuri nyt läpi. Yritä uudelleen.',
  NETWORK_UNREACHABLE: 'Emme saa nyt yhteyttä, joten mitään ei vahvistettu. Tarkista yhteys ja yritä uudelleen.',
  PASSKEY_ALREADY_ENROLLED: 'Sinulla on jo avainkoodi vahvistamiseen. Poista se ennen kuin lisäät toisen.',
  SCA_CHALLENGE_EXPIRED: 'Aika on päättynyt. Mitään ei vahvistettu. Aloita alusta.',
  SCA_LOGIN_INCOMPLETE: 'Varmistamme vielä henkilöllisyyttäsi. Yritä muutaman minuutin kuluttua uudelleen.',
  SCA_NOT_APPLICABLE: 'Voit jatkaa ilman tätä vaihetta.',
  SCA_OUTCOME_UNKNOWN:
    'Emme vielä tiedä, vahvistettiinko tämä. Voit turvallisesti vahvistaa uudelleen: mitään ei suoriteta kahdesti.',
  SCA_PROOF_REFUSED: 'Se ei onnistunut. Tarkista ja yritä uudelleen.',
  SCA_SESSION_REQUIRED: 'Vahvista henkilöllisyytesi uudelleen.',
  TIMEOUT: 'Emme saaneet vastausta ajoissa. Yritä uudelleen.',
}
