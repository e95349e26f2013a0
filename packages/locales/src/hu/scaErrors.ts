import type { Translation } from '@countersign/react/provider'
import { passkeyErrors } from './passkeyErrors.ts'

export const scaErrors: Translation['scaProof']['errors'] = {
  ...passkeyErrors,
  'switch-factor': 'Ez a böngésző erre nem képes. Próbálja meg másik böngészővel, vagy erősítse meg más módon.',
  BROWSER_UNSUPPORTED: 'Ez a böngésző erre nem képes. Használjon naprakész böngészőt, vagy erősítse meg más módon.',
  CONFLICT: 'Ez most nem sikerült. Próbálja újra.',
  NETWORK_UNREACHABLE:
    'Most nem tudunk kapcsolódni, így semmit nem erősítettünk meg. Ellenőrizze a kapcsolatot, és próbálja újra.',
  PASSKEY_ALREADY_ENROLLED: 'Már van azonosítókulcsa a megerősítéshez. Távolítsa el, mielőtt másikat ad hozzá.',
  SCA_CHALLENGE_EXPIRED: 'Az idő lejárt. Semmit nem erősítettünk meg. Kezdje elölről.',
  SCA_LOGIN_INCOMPLETE: 'Még ellenőrizzük a személyazonosságát. Néhány perc múlva próbálja újra.',
  SCA_NOT_APPLICABLE: 'E nélkül a lépés nélkül is folytathatja.',
  SCA_OUTCOME_UNKNOWN:
    'Még nem tudjuk, hogy ezt megerősítették-e. Nyugodtan megerősítheti újra: semmi nem hajtódik végre kétszer.',
  SCA_PROOF_REFUSED: 'Nem sikerült. Ellenőrizze, és próbálja újra.',
  SCA_SESSION_REQUIRED: 'Erősítse meg újra a személyazonosságát.',
  TIMEOUT: 'Nem kaptunk időben választ. Próbálja újra.',
}
