import type { ErrorMessages } from '@countersign/react/provider'
import { commonErrors } from './common.ts'

export const passkeyErrors = {
  ...commonErrors,
  PASSKEY_BUSY:
    'V tem brskalniku je že odprt drug poziv za ključ za dostop. Odgovorite nanj ali ga zaprite in poskusite znova.',
  PASSKEY_FORBIDDEN_HERE:
    'Ključi za dostop tukaj niso dovoljeni. Odprite stran v ločenem zavihku ali poskusite drugače.',
  PASSKEY_INSECURE_PAGE: 'Ključi za dostop delujejo samo na varni strani (https). Poskusite drugače.',
  PASSKEY_NOT_VERIFIED: 'Naprava ni mogla potrditi, da ste to vi. Nastavite zaklepanje zaslona ali poskusite drugače.',
  PASSKEY_TIMED_OUT: 'Trajalo je predolgo. Poskusite znova ali na drug način.',
  PASSKEY_UNAVAILABLE:
    'V tej napravi ni ključa za dostop do te denarnice. Uporabite drugo napravo ali poskusite drugače.',
  PASSKEY_UNSUPPORTED: 'Ta brskalnik ne podpira ključev za dostop. Poskusite drugače.',
  PASSKEY_WRONG_SITE:
    'Ta ključ za dostop pripada drugemu spletnemu mestu, zato nismo nadaljevali. Poskusite drugače in se obrnite na podporo.',
  BROWSER_UNSUPPORTED: 'Ta brskalnik vašega ključa ne more varno hraniti. Uporabite posodobljen brskalnik.',
} satisfies ErrorMessages
