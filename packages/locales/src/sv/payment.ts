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
    MATCHED: 'Namnet stämmer med kontot.',
    titles: {
      PARTIAL_MATCH: 'Namnet stämmer inte helt',
      NOT_MATCHED: 'Namnet stämmer inte',
    },
    PARTIAL_MATCH: ({ name }) =>
      name ? `Hos mottagarens bank står kontot på ${name}.` : 'Hos mottagarens bank står kontot på ett liknande namn.',
    NOT_MATCHED:
      'Hos mottagarens bank står kontot på ett annat namn. Om du fick uppgifterna av någon, kontrollera dem på ett annat sätt: pengar på fel konto kan gå förlorade.',
    UNSUPPORTED: 'För den här typen av konto kan namnet inte kontrolleras. Se till att kontouppgifterna är rätt.',
    CHECKED_BY_RECEIVING_FI: 'Mottagarens bank kontrollerar namnet när betalningen kommer fram.',
    PENDING: 'Vi kontrollerar namnet hos mottagarens bank. Du kan skicka om ett ögonblick.',
    accept: 'Jag har kontrollerat uppgifterna och vill betala till kontot.',
  },
  quoteConfirmation: {
    loadingTitle: 'Ditt erbjudande hämtas',
    unavailableTitle: 'Vi kunde inte hämta något erbjudande',
    notFoundTitle: 'Betalningen hittades inte',
    unreadableTitle: 'Vi kan inte kontrollera din betalning just nu',
    unreadable: 'Den kan ha skickats. Betala inte igen.',
    reviewTitle: 'Granska och skicka',
    addTitle: 'Granska och sätt in',
    changedTitle: 'Erbjudandet har ändrats',
    expiredTitle: 'Erbjudandet har gått ut',
    authorizingTitle: 'Bekräfta din betalning',
    expired: 'Ingenting har skickats. Erbjudanden gäller i några minuter.',
    authorizing: ({ time }) =>
      time
        ? `Inte skickad än. Bekräfta före ${time}. Annars skickas den inte och pengarna är tillgängliga igen.`
        : 'Inte skickad än. Din bekräftelse saknas.',
    abandonedTitle: 'Vi har stoppat betalningen',
    abandoned:
      'Ingenting har skickats. Betalningens uppgifter ändrades efter att du granskade dem, så den kan inte bekräftas.',
    checkedTitle: 'Vi kontrollerar din betalning',
    checked: ({ time }) =>
      `Den kan ha skickats. Betala inte igen. Betalningens uppgifter ändrades efter att du granskade dem.${time ? ` Om den inte skickades är pengarna tillgängliga igen från ${time}.` : ''}`,
    replacedTitle: 'Betalningen har ersatts',
    replaced: 'Du började om med betalningen i en annan flik, så den här kan inte bekräftas.',
    outcomeUnknownTitle: 'Vi kontrollerar din bekräftelse',
    outcomeUnknown:
      'Du har bekräftat, men vi har inte fått något svar än. Vi fortsätter att kontrollera och meddelar dig här.',
    lockedTitle: 'För många misslyckade försök',
    locked: ({ time }) =>
      time ? `Du kan bekräfta betalningar igen från ${time}.` : 'Du kan bekräfta betalningar igen senare.',
    lockedTooLong: ({ time }) =>
      time
        ? `Betalningen går ut. Du kan skicka den igen efter ${time}.`
        : 'Betalningen går ut. Du kan skicka den igen senare.',
    suspendedTitle: 'Ditt konto är spärrat',
    suspended: 'Kontakta kundtjänst för att häva spärren; det hjälper inte att vänta.',
    continue: 'Bekräfta betalningen',
    startAgain: 'Börja om',
    done: 'Stäng',
    switchingTitle: 'Ett ögonblick',
    switching: 'Ingenting har skickats än. Vi förbereder din betalning för bekräftelsen.',
    switched: 'Ingenting har skickats. Granska betalningen och skicka den sedan.',
    followingTitle: 'Ett steg till för betalningen',
    following: 'Bekräfta din identitet för att se hur det går med betalningen. Betala inte igen.',
    confirm: ({ amount }) => `Skicka ${amount}`,
    add: ({ amount }) => `Sätt in ${amount}`,
    edit: 'Ändra',
    cancel: 'Avbryt',
    requote: 'Hämta ett nytt erbjudande',
    tryAgain: 'Försök igen',
    heldUntil: ({ time }) => `Erbjudandet gäller till ${time}`,
    timeLeft: ({ seconds }) =>
      seconds === 0 ? 'Erbjudandet har gått ut.' : `Erbjudandet gäller i ${inWords(seconds)} till.`,
    signInTitle: 'Logga in för att skicka',
    signInAndSend: ({ amount }) => `Logga in och skicka ${amount}`,
    signInCancel: 'Inte nu',
    errors: {
      ...commonErrors,
      none: 'Ingenting har skickats. Det gick inte.',
      retry: 'Ingenting har skickats. Det gick inte. Försök igen.',
      AMOUNT_OUT_OF_RANGE: 'Ingenting har skickats. Beloppet är för litet eller för stort för mottagaren.',
      BANK_ACCOUNT_VALIDATION_PENDING:
        'Ingenting har skickats. Mottagaren kontrolleras fortfarande. Försök igen senare.',
      DAILY_VOLUME_LIMIT_EXCEEDED: 'Ingenting har skickats. Det är mer än du kan skicka i dag.',
      DOCUMENTS_REQUIRED: 'Ingenting har skickats. För det här ändamålet krävs dokument: kontakta kundtjänst.',
      EXTERNAL_ACCOUNT_VERIFICATION_REQUIRED:
        'Ingenting har skickats. Bekräfta först i listan över mottagare att den här plånboken är din.',
      INSUFFICIENT_BALANCE: 'Ingenting har skickats. Det finns inte tillräckligt med pengar i din plånbok.',
      INSUFFICIENT_FUNDS: 'Ingenting har skickats. Det finns inte tillräckligt med pengar i din plånbok.',
      INVALID_AMOUNT: 'Ingenting har skickats. Gå tillbaka och ändra beloppet.',
      INVALID_BANK_ACCOUNT: 'Ingenting har skickats. Mottagarens kontouppgifter fungerar inte.',
      INVALID_STATE_TRANSITION: 'Betalningen kan inte skickas längre. Hämta ett nytt erbjudande.',
      INVALID_INPUT:
        'Ingenting har skickats. Vi kan inte genomföra betalningen. Gå tillbaka och kontrollera beloppet och mottagaren.',
      NETWORK_UNREACHABLE: 'Ingenting har skickats. Kontrollera anslutningen och försök igen.',
      NOT_APPROVED: 'Betalningen godkändes inte. Kontakta supporten.',
      OPERATION_IN_PROGRESS: 'Din bekräftelse kan fortfarande vara på väg. Vänta tills tiden är ute och försök igen.',
      PAYLOAD_INVALID:
        'Ingenting har signerats och ingenting har skickats: vi kunde inte kontrollera vad du skulle signera. Kontakta kundtjänst innan du försöker igen.',
      PAYLOAD_MISMATCH:
        'Ingenting har signerats och ingenting har skickats: det du skulle signera är inte betalningen som visas här. Kontakta kundtjänst innan du försöker igen.',
      QUOTE_CHANGED:
        'Ingenting har skickats. Erbjudandet ändrades innan betalningen skulle skickas. Granska de nya uppgifterna.',
      QUOTE_EXPIRED: 'Ingenting har skickats. Erbjudandet har gått ut.',
      QUOTE_NOT_FOUND: 'Vi hittade inte betalningen. Börja en ny.',
      QUOTE_NOT_SIGNABLE: 'Ingenting har skickats. Plånboken kan inte göra betalningen.',
      QUOTE_RATE_UNAVAILABLE: 'Ingenting har skickats. Erbjudandet finns inte längre.',
      REFERENCE_NOT_FOUND: 'Ingenting har skickats. Vi hittade inte mottagaren eller betalningen. Börja en ny.',
      SELF_PAYMENT: 'Ingenting har skickats. Du kan inte skicka pengar till din egen plånbok.',
      SESSION_EXPIRED: 'Din session har gått ut. Logga in igen för att skicka.',
      TIMEOUT: 'Ingenting har skickats. Vi fick inget svar i tid. Försök igen.',
      TRANSACTION_SIZE_LIMIT_EXCEEDED: 'Ingenting har skickats. Det är mer än du kan skicka på en gång.',
      VELOCITY_LIMIT_EXCEEDED: 'Ingenting har skickats. Du har skickat mycket på kort tid. Försök igen senare.',
    },
  },
}
