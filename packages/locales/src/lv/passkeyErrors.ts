import type { ErrorMessages } from '@countersign/react/provider'
import { commonErrors } from './common.ts'

export const passkeyErrors = {
  ...commonErrors,
  PASSKEY_BUSY:
    'Šajā pārlūkā ir atvērts cits piekļuves atslēgas pieprasījums. Pabeidziet vai aizveriet to un mēģiniet vēlreiz.',
  PASSKEY_FORBIDDEN_HERE:
    'Piekļuves atslēgas šeit nav atļautas. Atveriet šo lapu atsevišķā cilnē vai izvēlieties citu veidu.',
  PASSKEY_INSECURE_PAGE: 'Piekļuves atslēgām vajadzīga droša lapa (https). Izvēlieties citu veidu.',
  PASSKEY_NOT_VERIFIED:
    'Ierīce nevarēja apstiprināt jūsu identitāti. Iestatiet ekrāna bloķēšanu vai izvēlieties citu veidu.',
  PASSKEY_TIMED_OUT: 'Tas aizņēma pārāk daudz laika. Mēģiniet vēlreiz vai izvēlieties citu veidu.',
  PASSKEY_UNAVAILABLE:
    'Šajā ierīcē nav šī maka piekļuves atslēgas. Izmantojiet citu ierīci vai izvēlieties citu veidu.',
  PASSKEY_UNSUPPORTED: 'Šis pārlūks neatbalsta piekļuves atslēgas. Izvēlieties citu veidu.',
  PASSKEY_WRONG_SITE:
    'Šī piekļuves atslēga pieder citai vietnei, tāpēc darbību pārtraucām. Izvēlieties citu veidu un sazinieties ar klientu atbalstu.',
  BROWSER_UNSUPPORTED: 'Šis pārlūks nevar droši glabāt jūsu atslēgu. Izmantojiet atjauninātu pārlūku.',
} satisfies ErrorMessages
