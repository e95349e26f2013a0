import type { ErrorMessages } from '@countersign/react/provider'
import { commonErrors } from './common.ts'

export const passkeyErrors = {
  ...commonErrors,
  PASSKEY_BUSY: 'In questo browser è aperta un’altra richiesta di passkey. Completala o chiudila, poi riprova.',
  PASSKEY_FORBIDDEN_HERE:
    'Qui le passkey non sono consentite. Apri questa pagina in una scheda a parte o prova in un altro modo.',
  PASSKEY_INSECURE_PAGE: 'Le passkey richiedono una pagina sicura (https). Prova in un altro modo.',
  PASSKEY_NOT_VERIFIED:
    'Il tuo dispositivo non ha potuto verificarti. Imposta un blocco schermo o prova in un altro modo.',
  PASSKEY_TIMED_OUT: 'Ci è voluto troppo tempo. Riprova o prova in un altro modo.',
  PASSKEY_UNAVAILABLE:
    'Su questo dispositivo non c’è una passkey per questo portafoglio. Usa un altro dispositivo o prova in un altro modo.',
  PASSKEY_UNSUPPORTED: 'Questo browser non supporta le passkey. Prova in un altro modo.',
  PASSKEY_WRONG_SITE:
    'Questa passkey appartiene a un altro sito, quindi ci siamo fermati. Prova in un altro modo e contatta l’assistenza.',
  BROWSER_UNSUPPORTED: 'Questo browser non può proteggere la tua chiave. Usa un browser aggiornato.',
} satisfies ErrorMessages
