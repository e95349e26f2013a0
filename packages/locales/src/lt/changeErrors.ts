import type { Translation } from '@countersign/react/provider'
import { commonErrors } from './common.ts'

const nothingSigned = 'Nieko nepasirašyta ir nieko nepakeista.'

export const changeErrors: Translation['walletPrivacy']['errors'] = {
  ...commonErrors,
  NETWORK_UNREACHABLE: 'Ryšys nutrūko, todėl nežinome, ar pakeitimas atliktas. Pirmiausia patikrinkite čia.',
  TIMEOUT: 'Atsakymo laiku negavome, todėl nežinome, ar pakeitimas atliktas. Pirmiausia patikrinkite čia.',
  SIGNED_REQUEST_EXPIRED: 'Tai užtruko per ilgai, todėl nieko nepakeista. Bandykite dar kartą.',
  PAYLOAD_INVALID: `${nothingSigned} Nepavyko patikrinti, ką pasirašytumėte. Kreipkitės į pagalbos tarnybą.`,
  PAYLOAD_MISMATCH: `${nothingSigned} Pasirašyti pateikta ne tai, ko prašėte. Kreipkitės į pagalbos tarnybą.`,
  REFERENCE_NOT_FOUND: 'Nieko nepakeista. Šio įrašo čia nebėra.',
  INVALID_INPUT: 'Nieko nepakeista. Duomenys nepriimti.',
}
