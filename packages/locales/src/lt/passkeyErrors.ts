import type { ErrorMessages } from '@countersign/react/provider'
import { commonErrors } from './common.ts'

export const passkeyErrors = {
  ...commonErrors,
  PASSKEY_BUSY:
    'Šioje naršyklėje jau atvertas kitas prieigos rakto langas. Užbaikite arba uždarykite jį ir bandykite dar kartą.',
  PASSKEY_FORBIDDEN_HERE:
    'Prieigos raktai čia neleidžiami. Atverkite šį puslapį atskirame skirtuke arba bandykite kitu būdu.',
  PASSKEY_INSECURE_PAGE: 'Prieigos raktams reikia saugaus (https) puslapio. Bandykite kitu būdu.',
  PASSKEY_NOT_VERIFIED: 'Įrenginys nepatvirtino jūsų tapatybės. Nustatykite ekrano užraktą arba bandykite kitu būdu.',
  PASSKEY_TIMED_OUT: 'Tai užtruko per ilgai. Bandykite dar kartą arba kitu būdu.',
  PASSKEY_UNAVAILABLE:
    'Šiame įrenginyje nėra šios piniginės prieigos rakto. Naudokite kitą įrenginį arba bandykite kitu būdu.',
  PASSKEY_UNSUPPORTED: 'Ši naršyklė nepalaiko prieigos raktų. Bandykite kitu būdu.',
  PASSKEY_WRONG_SITE:
    'Šis prieigos raktas skirtas kitai svetainei, todėl veiksmo netęsėme. Bandykite kitu būdu ir kreipkitės į pagalbos tarnybą.',
  BROWSER_UNSUPPORTED: 'Ši naršyklė negali saugiai laikyti jūsų rakto. Naudokite naujausios versijos naršyklę.',
} satisfies ErrorMessages
