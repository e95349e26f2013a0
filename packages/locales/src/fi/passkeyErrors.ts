import type { ErrorMessages } from '@countersign/react/provider'
import { commonErrors } from './common.ts'

export const passkeyErrors = {
  ...commonErrors,
  PASSKEY_BUSY: 'Selaimessa on jo toinen avainkoodipyyntö auki. Päätä tai sulje se ja yritä uudelleen.',
  PASSKEY_FORBIDDEN_HERE: 'Avainkoodeja ei sallita täällä. Avaa sivu omassa välilehdessä tai kokeile toista tapaa.',
  PASSKEY_INSECURE_PAGE: 'Avainkoodit vaativat suojatun sivun (https). Kokeile toista tapaa.',
  PASSKEY_NOT_VERIFIED: 'Laitteesi ei voinut tunnistaa sinua. Ota näytön lukitus käyttöön tai kokeile toista tapaa.',
  PASSKEY_TIMED_OUT: 'Se kesti liian kauan. Yritä uudelleen tai kokeile toista tapaa.',
  PASSKEY_UNAVAILABLE:
    'Tällä laitteella ei ole avainkoodia tähän lompakkoon. Käytä toista laitetta tai kokeile toista tapaa.',
  PASSKEY_UNSUPPORTED: 'Selain ei tue avainkoodeja. Kokeile toista tapaa.',
  PASSKEY_WRONG_SITE:
    'Tämä avainkoodi kuuluu toiselle sivustolle, joten keskeytimme. Kokeile toista tapaa ja ota yhteyttä asiakaspalveluun.',
  BROWSER_UNSUPPORTED: 'Selain ei voi säilyttää avaintasi turvallisesti. Käytä ajantasaista selainta.',
} satisfies ErrorMessages
