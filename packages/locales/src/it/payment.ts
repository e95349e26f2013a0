import type { Payment } from '../areas.ts'
import { base, commonErrors, inWords } from './common.ts'
import { paymentChanges, paymentDetails, rails } from './paymentDetails.ts'
import { paymentAgreement, paymentResult, paymentTimeline } from './paymentResult.ts'

export const payment: Payment = {
  ...base,
  paymentChanges,
  paymentDetails,
  rails,
  paymentAgreement,
  paymentResult,
  paymentTimeline,
  nameCheck: {
    MATCHED: 'Il nome corrisponde al conto.',
    titles: {
      PARTIAL_MATCH: 'Il nome non è del tutto esatto',
      NOT_MATCHED: 'Il nome non corrisponde',
    },
    PARTIAL_MATCH: ({ name }) =>
      name
        ? `Presso la banca del beneficiario questo conto è intestato a ${name}.`
        : 'Presso la banca del beneficiario questo conto è intestato a un nome simile.',
    NOT_MATCHED:
      'Presso la banca del beneficiario questo conto è intestato a un altro nome. Se qualcuno ti ha dato questi dati, verificali per un’altra via: il denaro inviato al conto sbagliato può andare perso.',
    UNSUPPORTED:
      'Per questo tipo di conto non è possibile verificare il nome. Assicurati che i dati del conto siano corretti.',
    CHECKED_BY_RECEIVING_FI: 'La banca del beneficiario verifica il nome quando arriva il pagamento.',
    PENDING: 'Stiamo verificando il nome con la banca del beneficiario. Tra un momento potrai inviare.',
    accept: 'Ho controllato i dati e voglio pagare su questo conto.',
  },
  quoteConfirmation: {
    loadingTitle: 'Stiamo preparando la tua offerta',
    unavailableTitle: 'Non siamo riusciti ad avere un’offerta',
    notFoundTitle: 'Pagamento non trovato',
    unreadableTitle: 'Ora non possiamo verificare il tuo pagamento',
    unreadable: 'Potrebbe essere stato inviato. Non pagare di nuovo.',
    reviewTitle: 'Controlla e invia',
    addTitle: 'Controlla e aggiungi',
    changedTitle: 'L’offerta è cambiata',
    expiredTitle: 'Questa offerta è scaduta',
    authorizingTitle: 'Conferma il tuo pagamento',
    expired: 'Non è stato inviato nulla. Le offerte valgono alcuni minuti.',
    authorizing: ({ time }) =>
      time
        ? `Non ancora inviato. Conferma entro le ${time}. Altrimenti non sarà più inviato e il denaro tornerà disponibile.`
        : 'Non ancora inviato. Manca la tua conferma.',
    abandonedTitle: 'Abbiamo fermato questo pagamento',
    abandoned:
      'Non è stato inviato nulla. I dettagli del pagamento sono cambiati dopo il tuo controllo, quindi non può essere confermato.',
    checkedTitle: 'Stiamo verificando il tuo pagamento',
    checked: ({ time }) =>
      `Potrebbe essere stato inviato. Non pagare di nuovo. I dettagli del pagamento sono cambiati dopo il tuo controllo.${time ? ` Se non è stato inviato, il denaro torna disponibile alle ${time}.` : ''}`,
    replacedTitle: 'Questo pagamento è stato sostituito',
    replaced: 'Hai ricominciato questo pagamento in un’altra scheda, quindi questo non può essere confermato.',
    outcomeUnknownTitle: 'Stiamo verificando la tua conferma',
    outcomeUnknown:
      'Hai confermato, ma non abbiamo ancora ricevuto risposta. Continuiamo a verificare e te lo diremo in questa pagina.',
    lockedTitle: 'Troppi tentativi falliti',
    locked: ({ time }) =>
      time
        ? `Potrai confermare di nuovo i pagamenti alle ${time}.`
        : 'Potrai confermare di nuovo i pagamenti più tardi.',
    lockedTooLong: ({ time }) =>
      time
        ? `Questo pagamento scadrà. Potrai inviarlo di nuovo dopo le ${time}.`
        : 'Questo pagamento scadrà. Potrai inviarlo di nuovo più tardi.',
    suspendedTitle: 'Il tuo account è bloccato',
    suspended: 'Contatta l’assistenza per sbloccare il tuo account; aspettare non serve.',
    continue: 'Conferma il pagamento',
    startAgain: 'Ricomincia',
    done: 'Chiudi',
    switchingTitle: 'Un momento',
    switching: 'Non è stato ancora inviato nulla. Stiamo preparando il tuo pagamento per la conferma.',
    switched: 'Non è stato inviato nulla. Controlla il pagamento, poi invialo.',
    followingTitle: 'Ancora un passaggio per questo pagamento',
    following: 'Conferma la tua identità per vedere lo stato di questo pagamento. Non pagare di nuovo.',
    confirm: ({ amount }) => `Invia ${amount}`,
    add: ({ amount }) => `Aggiungi ${amount}`,
    edit: 'Modifica',
    cancel: 'Annulla',
    requote: 'Richiedi una nuova offerta',
    tryAgain: 'Riprova',
    heldUntil: ({ time }) => `Offerta garantita fino alle ${time}`,
    timeLeft: ({ seconds }) =>
      seconds === 0 ? 'L’offerta è scaduta.' : `L’offerta è garantita ancora per ${inWords(seconds)}.`,
    signInTitle: 'Accedi per inviare',
    signInAndSend: ({ amount }) => `Accedi e invia ${amount}`,
    signInCancel: 'Non ora',
    errors: {
      ...commonErrors,
      none: 'Non è stato inviato nulla. Non ha funzionato.',
      retry: 'Non è stato inviato nulla. Non ha funzionato. Riprova.',
      AMOUNT_OUT_OF_RANGE:
        'Non è stato inviato nulla. Questo importo è troppo piccolo o troppo grande per questo beneficiario.',
      BANK_ACCOUNT_VALIDATION_PENDING:
        'Non è stato inviato nulla. Questo beneficiario è ancora in fase di verifica. Riprova più tardi.',
      DAILY_VOLUME_LIMIT_EXCEEDED: 'Non è stato inviato nulla. È più di quanto puoi inviare oggi.',
      DOCUMENTS_REQUIRED:
        'Non è stato inviato nulla. Questo motivo di pagamento richiede documenti: contatta l’assistenza.',
      EXTERNAL_ACCOUNT_VERIFICATION_REQUIRED:
        'Non è stato inviato nulla. Prima conferma nell’elenco dei beneficiari che questo portafoglio è tuo.',
      INSUFFICIENT_BALANCE: 'Non è stato inviato nulla. Nel tuo portafoglio non c’è abbastanza denaro.',
      INSUFFICIENT_FUNDS: 'Non è stato inviato nulla. Nel tuo portafoglio non c’è abbastanza denaro.',
      INVALID_AMOUNT: 'Non è stato inviato nulla. Torna indietro e modifica l’importo.',
      INVALID_BANK_ACCOUNT: 'Non è stato inviato nulla. I dati del conto del beneficiario non funzionano.',
      INVALID_STATE_TRANSITION: 'Questo pagamento non può più essere inviato. Richiedi una nuova offerta.',
      INVALID_INPUT:
        'Non è stato inviato nulla. Non possiamo elaborare questo pagamento. Torna indietro e controlla l’importo e il beneficiario.',
      NETWORK_UNREACHABLE: 'Non è stato inviato nulla. Controlla la connessione e riprova.',
      NOT_APPROVED: 'Questo pagamento non è stato approvato. Contatta l’assistenza.',
      OPERATION_IN_PROGRESS:
        'La tua conferma potrebbe essere ancora in viaggio. Attendi che scada il tempo, poi riprova.',
      PAYLOAD_INVALID:
        'Non è stato firmato né inviato nulla: non siamo riusciti a verificare che cosa avresti firmato. Contatta l’assistenza prima di riprovare.',
      PAYLOAD_MISMATCH:
        'Non è stato firmato né inviato nulla: quello che ti è stato chiesto di firmare non è il pagamento mostrato qui. Contatta l’assistenza prima di riprovare.',
      QUOTE_CHANGED: 'Non è stato inviato nulla. L’offerta è cambiata prima dell’invio. Controlla i nuovi dettagli.',
      QUOTE_EXPIRED: 'Non è stato inviato nulla. Questa offerta è scaduta.',
      QUOTE_NOT_FOUND: 'Non abbiamo trovato questo pagamento. Iniziane uno nuovo.',
      QUOTE_NOT_SIGNABLE: 'Non è stato inviato nulla. Questo portafoglio non può eseguire questo pagamento.',
      QUOTE_RATE_UNAVAILABLE: 'Non è stato inviato nulla. Questa offerta non è più disponibile.',
      REFERENCE_NOT_FOUND:
        'Non è stato inviato nulla. Non abbiamo trovato questo beneficiario o questo pagamento. Iniziane uno nuovo.',
      SELF_PAYMENT: 'Non è stato inviato nulla. Non puoi inviare denaro al tuo stesso portafoglio.',
      SESSION_EXPIRED: 'La tua sessione è scaduta. Accedi di nuovo per inviare.',
      TIMEOUT: 'Non è stato inviato nulla. Non abbiamo ricevuto risposta in tempo. Riprova.',
      TRANSACTION_SIZE_LIMIT_EXCEEDED: 'Non è stato inviato nulla. È più di quanto puoi inviare in una volta.',
      VELOCITY_LIMIT_EXCEEDED: 'Non è stato inviato nulla. Hai inviato molto in poco tempo. Riprova più tardi.',
    },
  },
}
