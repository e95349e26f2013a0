import type { Translation } from '@countersign/react/provider'
import { commonErrors } from './common.ts'

const nothingSigned = 'Mitään ei allekirjoitettu eikä mitään muutettu.'

export const changeErrors: Translation['walletPrivacy']['errors'] = {
  ...commonErrors,
  NETWORK_UNREACHABLE: 'Yhteys katkesi: emme tiedä, tehtiinkö muutos. Katso ensin täältä.',
  TIMEOUT: 'Emme saaneet vastausta ajoissa: emme tiedä, tehtiinkö muutos. Katso ensin täältä.',
  SIGNED_REQUEST_EXPIRED: 'Se kesti liian kauan, joten mitään ei muutettu. Yritä uudelleen.',
  PAYLOAD_INVALID: `Emme voineet tarkistaa, mitä oli tarkoitus allekirjoittaa. ${nothingSigned} Ota yhteyttä asiakaspalveluun.`,
  PAYLOAD_MISMATCH: `Meitä pyydettiin allekirjoittamaan jotakin muuta kuin mitä pyysit. ${nothingSigned} Ota yhteyttä asiakaspalveluun.`,
  REFERENCE_NOT_FOUND: 'Tätä ei enää ole. Mitään ei muutettu.',
  INVALID_INPUT: 'Tätä ei hyväksytty. Mitään ei muutettu.',
}
