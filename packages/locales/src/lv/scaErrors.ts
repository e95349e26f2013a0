import type { Translation } from '@countersign/react/provider'
import { passkeyErrors } from './passkeyErrors.ts'

export const scaErrors: Translation['scaProof']['errors'] = {
  ...passkeyErrors,
  'switch-factor': 'Šajā pārlūkā to nevar izdarīt. Izmantojiet citu pārlūku vai apstipriniet citādi.',
  BROWSER_UNSUPPORTED: 'Šajā pārlūkā to nevar izdarīt. Izmantojiet atjauninātu pārlūku vai apstipriniet citādi.',
  CONFLICT: 'Pašlaik tas neizdevās. Mēģiniet vēlreiz.',
  NETWORK_UNREACHABLE:
    'Pašlaik nevaram izveidot savienojumu, tāpēc nekas nav apstiprināts. Pārbaudiet interneta savienojumu un mēģiniet vēlreiz.',
  PASSKEY_ALREADY_ENROLLED:
    'Jums jau ir piekļuves atslēga apstiprināšanai. Lai pievienotu citu, vispirms noņemiet esošo.',
  SCA_CHALLENGE_EXPIRED: 'Laiks ir beidzies. Nekas nav apstiprināts. Sāciet no jauna.',
  SCA_LOGIN_INCOMPLETE: 'Vēl pārbaudām jūsu identitāti. Mēģiniet vēlreiz pēc dažām minūtēm.',
  SCA_NOT_APPLICABLE: 'Varat turpināt bez šīs darbības.',
  SCA_OUTCOME_UNKNOWN:
    'Vēl nezinām, vai tas ir apstiprināts. Varat droši apstiprināt vēlreiz: nekas netiks izpildīts divreiz.',
  SCA_PROOF_REFUSED: 'Tas neizdevās. Pārbaudiet un mēģiniet vēlreiz.',
  SCA_SESSION_REQUIRED: 'Apstipriniet savu identitāti vēlreiz.',
  TIMEOUT: 'Laikus nesaņēmām atbildi. Mēģiniet vēlreiz.',
}
