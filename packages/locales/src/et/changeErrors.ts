import type { Translation } from '@countersign/react/provider'
import { commonErrors } from './common.ts'

const nothingSigned = 'Allkirja ei antud ja muudatusi ei tehtud.'

export const changeErrors: Translation['walletPrivacy']['errors'] = {
  ...commonErrors,
  NETWORK_UNREACHABLE: 'Ühendus katkes: me ei tea, kas muudatus tehti. Enne kui uuesti proovite, vaadake siit järele.',
  TIMEOUT:
    'Me ei saanud õigel ajal vastust: me ei tea, kas muudatus tehti. Enne kui uuesti proovite, vaadake siit järele.',
  SIGNED_REQUEST_EXPIRED: 'See võttis liiga kaua aega, seega muudatusi ei tehtud. Proovige uuesti.',
  PAYLOAD_INVALID: `Me ei saanud kontrollida, mida allkirjastatakse. ${nothingSigned} Võtke ühendust klienditoega.`,
  PAYLOAD_MISMATCH: `Meil paluti allkirjastada midagi muud kui see, mida te soovisite. ${nothingSigned} Võtke ühendust klienditoega.`,
  REFERENCE_NOT_FOUND: 'Seda siin enam ei ole. Muudatusi ei tehtud.',
  INVALID_INPUT: 'Seda ei võetud vastu. Muudatusi ei tehtud.',
}
