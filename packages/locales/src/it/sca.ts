import type { Sca } from '../areas.ts'
import { base, inWords } from './common.ts'
import { paymentChanges, paymentDetails, rails } from './paymentDetails.ts'
import { scaErrors } from './scaErrors.ts'

/** What a proof confirms, alone and as a step. */
const acts: ReadonlyMap<string | undefined, readonly [alone: string, inStep: string]> = /* @__PURE__ */ new Map([
  ['CURRENCY_CONVERSION', ['Conferma la conversione', 'conferma la conversione']],
  ['PAYOUT', ['Conferma il pagamento', 'conferma il pagamento']],
  ['TRANSFER', ['Conferma il pagamento', 'conferma il pagamento']],
])

export const sca: Sca = {
  ...base,
  paymentChanges,
  paymentDetails,
  rails,
  scaProof: {
    explanations: {
      SMS_OTP: 'Abbiamo inviato un codice via SMS al tuo telefono.',
      TOTP: 'Inserisci il codice mostrato dalla tua app di autenticazione.',
      PASSKEY: 'Il tuo dispositivo chiederà impronta, volto o blocco schermo.',
    },
    unknownFactor: 'Su questa pagina non si può confermare così. Prova in un altro modo o contatta l’assistenza.',
    codeResent: 'Abbiamo inviato un nuovo codice via SMS al tuo telefono.',
    codeLabel: ({ length }) => `Codice di ${length} cifre`,
    codeHint: 'Non condividere mai questo codice, nemmeno con noi.',
    codeIncomplete: ({ length }) => `Inserisci tutte le ${length} cifre.`,
    submitCode: 'Conferma',
    usePasskey: 'Conferma con la passkey',
    prompting: 'In attesa del tuo dispositivo…',
    resend: 'Invia di nuovo il codice',
    resendIn: ({ time }) => `Nuovo invio del codice tra ${time}`,
    resendTooSoon: 'Non puoi ancora ricevere un nuovo codice. L’ultimo è ancora valido.',
    useInstead: {
      SMS_OTP: 'Ricevi un codice via SMS',
      TOTP: 'Usa l’app di autenticazione',
      PASSKEY: 'Usa la tua passkey',
    },
    confirmBy: ({ time }) => `Conferma entro le ${time}`,
    timeLeft: ({ seconds }) =>
      seconds === 0 ? 'Il tempo è scaduto.' : `Ti restano ${inWords(seconds)} per confermare.`,
    waitUntil: ({ time }) => `Troppi tentativi. Riprova alle ${time}.`,
    waitLabel: 'Tempo rimasto',
    waitLeft: ({ seconds }) => (seconds === 0 ? 'Ora puoi riprovare.' : `Potrai riprovare tra ${inWords(seconds)}.`),
    lockedTitle: 'Troppi tentativi falliti',
    lockedUntil: ({ time }) => `Potrai confermare di nuovo da: ${time}.`,
    locked:
      'Per proteggere il tuo account, fino ad allora non accettiamo codici né passkey. Se non sei stato tu, contatta l’assistenza.',
    suspendedTitle: 'Il tuo account è bloccato',
    suspended:
      'Ci sono stati troppi tentativi falliti. Aspettare non sblocca il tuo account: contatta l’assistenza e verificheremo che sia tu.',
    lifted: 'Controlla di nuovo',
    expiredTitle: 'Il tempo è scaduto',
    expired: 'Non hai confermato in tempo. Ricomincia.',
    expiredUnknown:
      'Non sappiamo ancora se è stato confermato in tempo. Controlla se è andato a buon fine prima di ricominciare.',
    offline: 'Sei offline. Il tempo continua a scorrere; conferma appena torni online.',
    errors: scaErrors,
  },
  scaChallenge: {
    loadingTitle: 'Preparazione della conferma',
    unavailableTitle: 'Al momento non puoi confermare',
    proofTitle: ({ purpose, step, of }) => {
      const [alone, inStep] = acts.get(purpose) ?? ['Conferma la tua identità', 'conferma la tua identità']
      return step === undefined ? alone : `Passaggio ${step}${of ? ` di ${of}` : ''}: ${inStep}`
    },
    abandonedTitle: 'Abbiamo fermato questo pagamento',
    checkedTitle: 'Stiamo verificando il tuo pagamento',
    endedTitle: 'Non confermato',
    authorizedTitle: 'Confermato',
    abandoned: 'I dettagli del pagamento sono cambiati dopo il tuo controllo.',
    checked: ({ time }) =>
      `Potrebbe essere stato inviato. Non pagare di nuovo. I dettagli del pagamento sono cambiati dopo il tuo controllo.${time ? ` Se non è stato inviato, il denaro torna disponibile alle ${time}.` : ''}`,
    ended: 'Non è stato confermato in tempo, oppure è stato annullato. Dal tuo portafoglio non è uscito denaro.',
    authorized: 'Il tuo pagamento è in viaggio.',
    batchCaption: 'I tuoi pagamenti',
    batchTotal: 'Totale',
    converted: 'Un pagamento in un’altra valuta richiede due passaggi.',
    progress: ({ done, of }) => `Confermati: ${done} di ${of}.`,
    confirmed: 'Confermato',
    tryAgain: 'Riprova',
    startAgain: 'Ricomincia',
    close: 'Non ora',
  },
  scaSignIn: {
    title: 'Conferma la tua identità',
    unavailableTitle: 'Al momento non possiamo verificarti',
    signedInTitle: 'Grazie, la tua identità è confermata',
    notNeededTitle: 'Niente da confermare',
    explanation: 'Le norme europee lo richiedono almeno ogni 180 giorni prima di mostrare pagamenti o inviare denaro.',
    choose: 'Come vuoi confermare?',
    factors: { SMS_OTP: 'Codice via SMS', TOTP: 'App di autenticazione', PASSKEY: 'Passkey' },
    again: { SMS_OTP: 'Riprova via SMS', TOTP: 'Riprova con l’app', PASSKEY: 'Riprova con la passkey' },
    usedLast: 'Usato per ultimo',
    starting: 'Un momento…',
    pending: 'Stiamo ancora verificando la tua identità. Riprova tra qualche minuto.',
    signedIn: ({ date }) => (date ? `Te lo chiederemo di nuovo entro il ${date}.` : 'Puoi continuare.'),
    notNeeded: 'Puoi continuare senza questo passaggio.',
    tryAgain: 'Riprova',
    startAgain: 'Ricomincia',
    close: 'Non ora',
    done: 'Fatto',
    promptTitle: 'Conferma presto la tua identità',
    prompt: ({ date }) =>
      `Le norme europee lo richiedono almeno ogni 180 giorni. Conferma prima del ${date}, così nessun pagamento viene ritardato.`,
    promptStart: 'Conferma ora',
    promptSkip: 'Più tardi',
  },
}
