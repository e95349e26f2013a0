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
    MATCHED: 'Navnet passer til kontoen.',
    titles: {
      PARTIAL_MATCH: 'Navnet passer ikke helt',
      NOT_MATCHED: 'Navnet passer ikke',
    },
    PARTIAL_MATCH: ({ name }) =>
      name
        ? `Hos modtagerens bank står kontoen i navnet ${name}.`
        : 'Hos modtagerens bank står kontoen i et lignende navn.',
    NOT_MATCHED:
      'Hos modtagerens bank står kontoen i et andet navn. Hvis du har fået oplysningerne af nogen, så kontrollér dem på en anden måde: penge på en forkert konto kan gå tabt.',
    UNSUPPORTED: 'Navnet kan ikke kontrolleres for denne slags konto. Sørg for, at kontooplysningerne er rigtige.',
    CHECKED_BY_RECEIVING_FI: 'Modtagerens bank kontrollerer navnet, når betalingen kommer frem.',
    PENDING: 'Vi kontrollerer navnet hos modtagerens bank. Du kan sende om et øjeblik.',
    accept: 'Jeg har kontrolleret oplysningerne og vil betale til kontoen.',
  },
  quoteConfirmation: {
    loadingTitle: 'Dit tilbud hentes',
    unavailableTitle: 'Vi kunne ikke hente et tilbud',
    notFoundTitle: 'Betalingen blev ikke fundet',
    unreadableTitle: 'Vi kan ikke kontrollere din betaling lige nu',
    unreadable: 'Den er måske allerede sendt. Betal ikke igen.',
    reviewTitle: 'Gennemgå og send',
    addTitle: 'Gennemgå og indsæt',
    changedTitle: 'Tilbuddet er ændret',
    expiredTitle: 'Tilbuddet er udløbet',
    authorizingTitle: 'Bekræft din betaling',
    expired: 'Intet blev sendt. Tilbud gælder i nogle minutter.',
    authorizing: ({ time }) =>
      time
        ? `Ikke sendt endnu. Bekræft før kl. ${time}. Ellers bliver den ikke sendt, og pengene er til rådighed igen.`
        : 'Ikke sendt endnu. Din bekræftelse mangler.',
    abandonedTitle: 'Vi stoppede betalingen',
    abandoned:
      'Intet blev sendt. Betalingens oplysninger blev ændret, efter at du gennemgik dem, så den kan ikke bekræftes.',
    checkedTitle: 'Vi kontrollerer din betaling',
    checked: ({ time }) =>
      `Den er måske allerede sendt. Betal ikke igen. Betalingens oplysninger blev ændret, efter at du gennemgik dem.${time ? ` Hvis den ikke blev sendt, er pengene til rådighed igen kl. ${time}.` : ''}`,
    replacedTitle: 'Betalingen er erstattet',
    replaced: 'Du begyndte forfra med betalingen i en anden fane, så denne kan ikke bekræftes.',
    outcomeUnknownTitle: 'Vi kontrollerer din bekræftelse',
    outcomeUnknown:
      'Du har bekræftet, men vi har ikke fået svar endnu. Vi bliver ved med at kontrollere det og giver besked her.',
    lockedTitle: 'For mange mislykkede forsøg',
    locked: ({ time }) =>
      time ? `Du kan bekræfte betalinger igen fra kl. ${time}.` : 'Du kan bekræfte betalinger igen senere.',
    lockedTooLong: ({ time }) =>
      time
        ? `Betalingen udløber. Du kan sende den igen efter kl. ${time}.`
        : 'Betalingen udløber. Du kan sende den igen senere.',
    suspendedTitle: 'Din konto er spærret',
    suspended: 'Kontakt kundeservice for at få spærringen ophævet; det hjælper ikke at vente.',
    continue: 'Bekræft betalingen',
    startAgain: 'Begynd forfra',
    done: 'Luk',
    switchingTitle: 'Et øjeblik',
    switching: 'Intet er sendt endnu. Vi gør din betaling klar til bekræftelsen.',
    switched: 'Intet blev sendt. Gennemgå betalingen, og send den så.',
    followingTitle: 'Et trin mere for betalingen',
    following: 'Bekræft din identitet for at se, hvordan det går med betalingen. Betal ikke igen.',
    confirm: ({ amount }) => `Send ${amount}`,
    add: ({ amount }) => `Indsæt ${amount}`,
    edit: 'Ret',
    cancel: 'Annuller',
    requote: 'Hent et nyt tilbud',
    tryAgain: 'Prøv igen',
    heldUntil: ({ time }) => `Tilbuddet gælder til kl. ${time}`,
    timeLeft: ({ seconds }) =>
      seconds === 0 ? 'Tilbuddet er udløbet.' : `Tilbuddet gælder i ${inWords(seconds)} endnu.`,
    signInTitle: 'Log ind for at sende',
    signInAndSend: ({ amount }) => `Log ind og send ${amount}`,
    signInCancel: 'Ikke nu',
    errors: {
      ...commonErrors,
      none: 'Intet blev sendt. Det lykkedes ikke.',
      retry: 'Intet blev sendt. Det lykkedes ikke. Prøv igen.',
      AMOUNT_OUT_OF_RANGE: 'Intet blev sendt. Beløbet er for lille eller for stort til modtageren.',
      BANK_ACCOUNT_VALIDATION_PENDING: 'Intet blev sendt. Modtageren bliver stadig kontrolleret. Prøv igen senere.',
      DAILY_VOLUME_LIMIT_EXCEEDED: 'Intet blev sendt. Det er mere, end du kan sende i dag.',
      DOCUMENTS_REQUIRED: 'Intet blev sendt. Til dette formål kræves der dokumenter: kontakt kundeservice.',
      EXTERNAL_ACCOUNT_VERIFICATION_REQUIRED:
        'Intet blev sendt. Bekræft først på listen over modtagere, at denne tegnebog er din.',
      INSUFFICIENT_BALANCE: 'Intet blev sendt. Der er ikke penge nok i din tegnebog.',
      INSUFFICIENT_FUNDS: 'Intet blev sendt. Der er ikke penge nok i din tegnebog.',
      INVALID_AMOUNT: 'Intet blev sendt. Gå tilbage, og ret beløbet.',
      INVALID_BANK_ACCOUNT: 'Intet blev sendt. Modtagerens kontooplysninger virker ikke.',
      INVALID_STATE_TRANSITION: 'Betalingen kan ikke sendes længere. Hent et nyt tilbud.',
      INVALID_INPUT:
        'Intet blev sendt. Vi kan ikke gennemføre betalingen. Gå tilbage, og kontrollér beløbet og modtageren.',
      NETWORK_UNREACHABLE: 'Intet blev sendt. Kontrollér forbindelsen, og prøv igen.',
      NOT_APPROVED: 'Betalingen blev ikke godkendt. Kontakt kundeservice.',
      OPERATION_IN_PROGRESS: 'Din bekræftelse er måske stadig på vej. Vent, til tiden er gået, og prøv igen.',
      PAYLOAD_INVALID:
        'Intet blev signeret, og intet blev sendt: vi kunne ikke kontrollere, hvad du ville signere. Kontakt kundeservice, før du prøver igen.',
      PAYLOAD_MISMATCH:
        'Intet blev signeret, og intet blev sendt: det, du skulle signere, er ikke den betaling, der vises her. Kontakt kundeservice, før du prøver igen.',
      QUOTE_CHANGED:
        'Intet blev sendt. Tilbuddet blev ændret, før betalingen skulle sendes. Gennemgå de nye oplysninger.',
      QUOTE_EXPIRED: 'Intet blev sendt. Tilbuddet er udløbet.',
      QUOTE_NOT_FOUND: 'Vi kunne ikke finde betalingen. Begynd en ny.',
      QUOTE_NOT_SIGNABLE: 'Intet blev sendt. Tegnebogen kan ikke foretage betalingen.',
      QUOTE_RATE_UNAVAILABLE: 'Intet blev sendt. Tilbuddet findes ikke længere.',
      REFERENCE_NOT_FOUND: 'Intet blev sendt. Vi kunne ikke finde modtageren eller betalingen. Begynd en ny.',
      SELF_PAYMENT: 'Intet blev sendt. Du kan ikke sende penge til din egen tegnebog.',
      SESSION_EXPIRED: 'Din session er udløbet. Log ind igen for at sende.',
      TIMEOUT: 'Intet blev sendt. Vi fik ikke svar i tide. Prøv igen.',
      TRANSACTION_SIZE_LIMIT_EXCEEDED: 'Intet blev sendt. Det er mere, end du kan sende på én gang.',
      VELOCITY_LIMIT_EXCEEDED: 'Intet blev sendt. Du har sendt meget på kort tid. Prøv igen senere.',
    },
  },
}
