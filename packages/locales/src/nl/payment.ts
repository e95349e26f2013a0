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
    MATCHED: 'De naam hoort bij de rekening.',
    titles: {
      PARTIAL_MATCH: 'De naam klopt niet helemaal',
      NOT_MATCHED: 'De naam klopt niet',
    },
    PARTIAL_MATCH: ({ name }) =>
      name
        ? `Bij de bank van de ontvanger staat deze rekening op naam van ${name}.`
        : 'Bij de bank van de ontvanger staat deze rekening op een naam die erop lijkt.',
    NOT_MATCHED:
      'Bij de bank van de ontvanger staat deze rekening op een andere naam. Heb je deze gegevens van iemand gekregen, vraag ze dan op een andere manier na: geld op de verkeerde rekening ben je mogelijk kwijt.',
    UNSUPPORTED: 'Bij dit soort rekening kan de naam niet worden gecontroleerd. Ga na of de rekeninggegevens kloppen.',
    CHECKED_BY_RECEIVING_FI: 'De bank van de ontvanger controleert de naam als de betaling aankomt.',
    PENDING: 'We controleren de naam bij de bank van de ontvanger. Zo meteen kun je verzenden.',
    accept: 'Ik heb de gegevens gecontroleerd en wil naar deze rekening betalen.',
  },
  quoteConfirmation: {
    loadingTitle: 'Je aanbod wordt opgehaald',
    unavailableTitle: 'We konden geen aanbod ophalen',
    notFoundTitle: 'Betaling niet gevonden',
    unreadableTitle: 'We kunnen je betaling nu niet controleren',
    unreadable: 'De betaling is misschien al verzonden. Betaal niet nog een keer.',
    reviewTitle: 'Controleren en verzenden',
    addTitle: 'Controleren en storten',
    changedTitle: 'Het aanbod is veranderd',
    expiredTitle: 'Dit aanbod is verlopen',
    authorizingTitle: 'Bevestig je betaling',
    expired: 'Er is niets verzonden. Een aanbod geldt een paar minuten.',
    authorizing: ({ time }) =>
      time
        ? `Nog niet verzonden. Bevestig vóór ${time}. Anders wordt die niet meer verzonden en is het geld weer beschikbaar.`
        : 'Nog niet verzonden. Je bevestiging ontbreekt nog.',
    abandonedTitle: 'We hebben deze betaling gestopt',
    abandoned:
      'Er is niets verzonden. De gegevens van de betaling zijn veranderd nadat je ze had gecontroleerd. Daarom kan de betaling niet worden bevestigd.',
    checkedTitle: 'We controleren je betaling',
    checked: ({ time }) =>
      `De betaling is misschien al verzonden. Betaal niet nog een keer. De gegevens van de betaling zijn veranderd nadat je ze had gecontroleerd.${time ? ` Is de betaling niet verzonden, dan is het geld om ${time} weer beschikbaar.` : ''}`,
    replacedTitle: 'Deze betaling is vervangen',
    replaced:
      'Je bent in een ander tabblad opnieuw met deze betaling begonnen. Daarom kan deze hier niet worden bevestigd.',
    outcomeUnknownTitle: 'We controleren je bevestiging',
    outcomeUnknown:
      'Je hebt bevestigd, maar we hebben nog geen antwoord. We blijven controleren en laten het je hier weten.',
    lockedTitle: 'Te veel mislukte pogingen',
    locked: ({ time }) =>
      time ? `Vanaf ${time} kun je weer betalingen bevestigen.` : 'Later kun je weer betalingen bevestigen.',
    lockedTooLong: ({ time }) =>
      time
        ? `Deze betaling verloopt. Na ${time} kun je die opnieuw verzenden.`
        : 'Deze betaling verloopt. Je kunt die later opnieuw verzenden.',
    suspendedTitle: 'Je account is geblokkeerd',
    suspended: 'Neem contact op met de klantenservice om je account te deblokkeren; wachten helpt niet.',
    continue: 'Betaling bevestigen',
    startAgain: 'Opnieuw beginnen',
    done: 'Sluiten',
    switchingTitle: 'Een ogenblik',
    switching: 'Er is nog niets verzonden. We maken je betaling klaar om te bevestigen.',
    switched: 'Er is niets verzonden. Controleer de betaling en verzend die dan.',
    followingTitle: 'Nog één stap voor deze betaling',
    following: 'Bevestig je identiteit om te zien hoe het met deze betaling staat. Betaal niet nog een keer.',
    confirm: ({ amount }) => `${amount} verzenden`,
    add: ({ amount }) => `${amount} storten`,
    edit: 'Wijzigen',
    cancel: 'Annuleren',
    requote: 'Nieuw aanbod ophalen',
    tryAgain: 'Opnieuw proberen',
    heldUntil: ({ time }) => `Aanbod geldt tot ${time}`,
    timeLeft: ({ seconds }) =>
      seconds === 0 ? 'Het aanbod is verlopen.' : `Het aanbod geldt nog ${inWords(seconds)}.`,
    signInTitle: 'Inloggen om te verzenden',
    signInAndSend: ({ amount }) => `Inloggen en ${amount} verzenden`,
    signInCancel: 'Niet nu',
    errors: {
      ...commonErrors,
      none: 'Er is niets verzonden. Dat is niet gelukt.',
      retry: 'Er is niets verzonden. Dat is niet gelukt. Probeer het opnieuw.',
      AMOUNT_OUT_OF_RANGE: 'Er is niets verzonden. Dit bedrag is te klein of te groot voor deze ontvanger.',
      BANK_ACCOUNT_VALIDATION_PENDING:
        'Er is niets verzonden. Deze ontvanger wordt nog gecontroleerd. Probeer het later opnieuw.',
      DAILY_VOLUME_LIMIT_EXCEEDED: 'Er is niets verzonden. Dit is meer dan je vandaag kunt verzenden.',
      DOCUMENTS_REQUIRED:
        'Er is niets verzonden. Voor dit doel zijn documenten nodig: neem contact op met de klantenservice.',
      EXTERNAL_ACCOUNT_VERIFICATION_REQUIRED:
        'Er is niets verzonden. Bevestig eerst in je lijst met ontvangers dat deze portemonnee van jou is.',
      INSUFFICIENT_BALANCE: 'Er is niets verzonden. Er staat niet genoeg geld in je portemonnee.',
      INSUFFICIENT_FUNDS: 'Er is niets verzonden. Er staat niet genoeg geld in je portemonnee.',
      INVALID_AMOUNT: 'Er is niets verzonden. Ga terug en wijzig het bedrag.',
      INVALID_BANK_ACCOUNT: 'Er is niets verzonden. De rekeninggegevens van de ontvanger kloppen niet.',
      INVALID_STATE_TRANSITION: 'Deze betaling kan niet meer worden verzonden. Vraag een nieuw aanbod aan.',
      INVALID_INPUT:
        'Er is niets verzonden. We kunnen deze betaling niet uitvoeren. Ga terug en controleer het bedrag en de ontvanger.',
      NETWORK_UNREACHABLE: 'Er is niets verzonden. Controleer je verbinding en probeer het opnieuw.',
      NOT_APPROVED: 'Deze betaling is niet goedgekeurd. Neem contact op met support.',
      OPERATION_IN_PROGRESS:
        'Je bevestiging is misschien nog onderweg. Wacht tot de tijd om is en probeer het dan opnieuw.',
      PAYLOAD_INVALID:
        'Er is niets ondertekend en niets verzonden: we konden niet controleren wat je zou ondertekenen. Neem contact op met de klantenservice voordat je het opnieuw probeert.',
      PAYLOAD_MISMATCH:
        'Er is niets ondertekend en niets verzonden: wat je moest ondertekenen, is niet de betaling die hier staat. Neem contact op met de klantenservice voordat je het opnieuw probeert.',
      QUOTE_CHANGED:
        'Er is niets verzonden. Het aanbod is vóór het verzenden veranderd. Controleer de nieuwe gegevens.',
      QUOTE_EXPIRED: 'Er is niets verzonden. Dit aanbod is verlopen.',
      QUOTE_NOT_FOUND: 'We konden deze betaling niet vinden. Begin een nieuwe.',
      QUOTE_NOT_SIGNABLE: 'Er is niets verzonden. Deze portemonnee kan deze betaling niet doen.',
      QUOTE_RATE_UNAVAILABLE: 'Er is niets verzonden. Dit aanbod is niet meer beschikbaar.',
      REFERENCE_NOT_FOUND: 'Er is niets verzonden. We konden deze ontvanger of betaling niet vinden. Begin een nieuwe.',
      SELF_PAYMENT: 'Er is niets verzonden. Je kunt geen geld naar je eigen portemonnee sturen.',
      SESSION_EXPIRED: 'Je sessie is verlopen. Log opnieuw in om te verzenden.',
      TIMEOUT: 'Er is niets verzonden. We kregen niet op tijd antwoord. Probeer het opnieuw.',
      TRANSACTION_SIZE_LIMIT_EXCEEDED: 'Er is niets verzonden. Dit is meer dan je in één keer kunt verzenden.',
      VELOCITY_LIMIT_EXCEEDED:
        'Er is niets verzonden. Je hebt in korte tijd veel verzonden. Probeer het later opnieuw.',
    },
  },
}
