import type { Translation } from '@countersign/react/provider'
import { passkeyErrors } from './passkeyErrors.ts'

export const scaErrors: Translation['scaProof']['errors'] = {
  ...passkeyErrors,
  'switch-factor': 'Questo browser non può farlo. Prova con un altro browser o conferma in un altro modo.',
  BROWSER_UNSUPPORTED: 'Questo browser non può farlo. Usa un browser recente o conferma in un altro modo.',
  CONFLICT: 'Al momento non è andato a buon fine. Riprova.',
  NETWORK_UNREACHABLE:
    'Al momento non riusciamo a connetterci, quindi non è stato confermato nulla. Controlla la connessione e riprova.',
  PASSKEY_ALREADY_ENROLLED: 'Hai già una passkey per confermare. Rimuovila prima di aggiungerne un’altra.',
  SCA_CHALLENGE_EXPIRED: 'Il tempo è scaduto. Non è stato confermato nulla. Ricomincia.',
  SCA_LOGIN_INCOMPLETE: 'Stiamo ancora verificando la tua identità. Riprova tra qualche minuto.',
  SCA_NOT_APPLICABLE: 'Puoi continuare senza questo passaggio.',
  SCA_OUTCOME_UNKNOWN:
    'Non sappiamo ancora se è stato confermato. Puoi confermare di nuovo senza rischi: nulla viene eseguito due volte.',
  SCA_PROOF_REFUSED: 'Non ha funzionato. Controlla e riprova.',
  SCA_SESSION_REQUIRED: 'Conferma di nuovo la tua identità.',
  TIMEOUT: 'Non abbiamo ricevuto risposta in tempo. Riprova.',
}
