import type { Translation } from '@countersign/react/provider'
import type { Base } from '../areas.ts'
import { createCounter } from '../createCounter.ts'

const count = createCounter('it')

/** A time that counts down: in minutes above one minute, else in seconds. */
export const inWords = (seconds: number): string =>
  seconds > 60
    ? count(seconds / 60, { one: '# minuto', other: '# minuti' })
    : count(seconds, { one: '# secondo', other: '# secondi' })

/** A waiting time, rounded up. */
function waitingTime(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000))
  return inWords(seconds < 90 ? Math.min(seconds, 60) : Math.ceil(seconds / 60) * 60)
}

export const base: Base = {
  lazy: {
    loading: 'Un momento, per favore.',
    notArrived:
      'Una parte di questa pagina non è stata caricata. Controlla la connessione e riprova, oppure ricarica la pagina.',
    tryAgain: 'Riprova',
  },
  screenFailure: {
    failed: 'Al momento non possiamo mostrare questa parte della pagina. Mostrala di nuovo o ricarica la pagina.',
    paymentFailed:
      'Il tuo pagamento non ne risente, ma al momento non possiamo mostrarlo. Non iniziarne un altro. Mostralo di nuovo o ricarica la pagina.',
    showAgain: 'Mostra di nuovo',
  },
  support: { contact: 'Contatta l’assistenza' },
}

export const commonErrors: Translation['signedResource']['errors'] = {
  'sign-in': 'Accedi di nuovo per continuare.',
  'sca-sign-in': 'Conferma la tua identità per continuare.',
  resend: 'Questo codice non è più valido. Richiedine uno nuovo.',
  'switch-factor': 'Non funziona in questo browser. Prova con un altro browser o un altro modo di accedere.',
  wait: 'Attendi un momento, poi riprova.',
  'new-quote': 'Questa offerta non è più valida. Richiedine una nuova.',
  retry: 'Non ha funzionato. Riprova.',
  'contact-support': 'Qualcosa è andato storto e ci siamo fermati per sicurezza. Contatta l’assistenza.',
  none: 'Non ha funzionato.',
  NETWORK_UNREACHABLE: 'Al momento non riusciamo a connetterci. Controlla la connessione e riprova.',
  TIMEOUT: 'Ci è voluto troppo tempo. Controlla la connessione e riprova.',
  PLATFORM_UNAVAILABLE: 'Il servizio al momento non è disponibile. Riprova più tardi.',
  SERVICE_UNAVAILABLE: 'Il servizio al momento non è disponibile. Riprova più tardi.',
  RATE_LIMITED: ({ retryAfterMs }) =>
    retryAfterMs
      ? `Troppi tentativi. Attendi ${waitingTime(retryAfterMs)}, poi riprova.`
      : 'Troppi tentativi. Attendi un momento, poi riprova.',
  ACCOUNT_LOCKED: ({ retryAfterMs }) =>
    retryAfterMs
      ? `Bloccato temporaneamente. Riprova tra ${waitingTime(retryAfterMs)}.`
      : 'Bloccato temporaneamente. Riprova più tardi.',
  UNEXPECTED_RESPONSE:
    'Abbiamo ricevuto una risposta inattesa e ci siamo fermati. Riprova più tardi o contatta l’assistenza.',
  STORAGE_UNAVAILABLE:
    'Questo browser non può salvare ciò che serve al tuo portafoglio. Esci dalla modalità privata o libera spazio.',
  TARGET_BUNDLE_UNTRUSTED:
    'Il tuo codice non è stato inviato. Non siamo riusciti a verificare il server che doveva riceverlo. Contatta l’assistenza prima di riprovare.',
  VERIFICATION_LINK_UNTRUSTED:
    'Per la tua sicurezza non abbiamo aperto la verifica: il suo link porta a un sito che non conosciamo. Contatta l’assistenza.',
}
