import type { Translation } from '@countersign/react/provider'
import { commonErrors } from './common.ts'

const nothingSigned = 'Non è stato firmato né modificato nulla.'

export const changeErrors: Translation['walletPrivacy']['errors'] = {
  ...commonErrors,
  NETWORK_UNREACHABLE: 'La connessione è caduta: non sappiamo se la modifica è stata fatta. Controlla prima qui.',
  TIMEOUT: 'Non abbiamo ricevuto risposta in tempo: non sappiamo se la modifica è stata fatta. Controlla prima qui.',
  SIGNED_REQUEST_EXPIRED: 'Ci è voluto troppo tempo, quindi non è stato modificato nulla. Riprova.',
  PAYLOAD_INVALID: `Non siamo riusciti a verificare che cosa si doveva firmare. ${nothingSigned} Contatta l’assistenza.`,
  PAYLOAD_MISMATCH: `Quello che ci è stato chiesto di firmare non è quello che hai chiesto tu. ${nothingSigned} Contatta l’assistenza.`,
  REFERENCE_NOT_FOUND: 'Non esiste più. Non è stato modificato nulla.',
  INVALID_INPUT: 'Non è stato accettato. Non è stato modificato nulla.',
}
