import type { Sca } from '../areas.ts'
import { base, inWords } from './common.ts'
import { paymentChanges, paymentDetails, rails } from './paymentDetails.ts'
import { scaErrors } from './scaErrors.ts'

/** What a proof confirms. */
const acts: ReadonlyMap<string | undefined, string> = /* @__PURE__ */ new Map([
  ['CURRENCY_CONVERSION', 'Bekräfta växlingen'],
  ['PAYOUT', 'Bekräfta betalningen'],
  ['TRANSFER', 'Bekräfta betalningen'],
])

export const sca: Sca = {
  ...base,
  paymentChanges,
  paymentDetails,
  rails,
  scaProof: {
    explanations: {
      SMS_OTP: 'Vi har skickat en kod via sms till din telefon.',
      TOTP: 'Ange koden som din autentiseringsapp visar.',
      PASSKEY: 'Din enhet ber om ditt fingeravtryck, ansikte eller skärmlås.',
    },
    unknownFactor:
      'På den här sidan kan du inte bekräfta på det sättet. Prova ett annat sätt eller kontakta kundtjänst.',
    codeResent: 'Vi har skickat en ny kod via sms till din telefon.',
    codeLabel: ({ length }) => `${length}-siffrig kod`,
    codeHint: 'Dela aldrig koden med någon, inte ens med oss.',
    codeIncomplete: ({ length }) => `Ange alla ${length} siffror.`,
    submitCode: 'Bekräfta',
    usePasskey: 'Bekräfta med inloggningsnyckel',
    prompting: 'Väntar på din enhet…',
    resend: 'Skicka koden igen',
    resendIn: ({ time }) => `Skicka koden igen om ${time}`,
    resendTooSoon: 'Du kan inte få någon ny kod än. Den senaste gäller fortfarande.',
    useInstead: {
      SMS_OTP: 'Få en kod via sms',
      TOTP: 'Använd autentiseringsappen',
      PASSKEY: 'Använd inloggningsnyckeln',
    },
    confirmBy: ({ time }) => `Bekräfta före ${time}`,
    timeLeft: ({ seconds }) =>
      seconds === 0 ? 'Tiden är ute.' : `Du har ${inWords(seconds)} kvar på dig att bekräfta.`,
    waitUntil: ({ time }) => `För många försök. Försök igen efter ${time}.`,
    waitLabel: 'Tid kvar',
    waitLeft: ({ seconds }) =>
      seconds === 0 ? 'Du kan försöka igen nu.' : `Du kan försöka igen om ${inWords(seconds)}.`,
    lockedTitle: 'För många misslyckade försök',
    lockedUntil: ({ time }) => `Du kan bekräfta igen från ${time}.`,
    locked:
      'För att skydda ditt konto godtar vi inga koder eller inloggningsnycklar fram till dess. Om det inte var du, kontakta kundtjänst.',
    suspendedTitle: 'Ditt konto är spärrat',
    suspended:
      'Det har varit för många misslyckade försök. Spärren hävs inte av att du väntar: kontakta kundtjänst, så kontrollerar vi att det är du.',
    lifted: 'Kontrollera igen',
    expiredTitle: 'Tiden är ute',
    expired: 'Du bekräftade inte i tid. Börja om.',
    expiredUnknown: 'Vi vet inte än om detta bekräftades i tid. Se efter om det gick igenom innan du börjar om.',
    offline: 'Du är offline. Tiden fortsätter att gå; bekräfta när du är online igen.',
    errors: scaErrors,
  },
  scaChallenge: {
    loadingTitle: 'Bekräftelsen förbereds',
    unavailableTitle: 'Du kan inte bekräfta detta just nu',
    proofTitle: ({ purpose, step, of }) => {
      const act = acts.get(purpose) ?? 'Bekräfta din identitet'
      return step === undefined ? act : `Steg ${step}${of ? ` av ${of}` : ''}: ${act}`
    },
    abandonedTitle: 'Vi har stoppat betalningen',
    checkedTitle: 'Vi kontrollerar din betalning',
    endedTitle: 'Inte bekräftad',
    authorizedTitle: 'Bekräftad',
    abandoned: 'Betalningens uppgifter ändrades efter att du granskade dem.',
    checked: ({ time }) =>
      `Den kan ha skickats. Betala inte igen. Betalningens uppgifter ändrades efter att du granskade dem.${time ? ` Om den inte skickades är pengarna tillgängliga igen från ${time}.` : ''}`,
    ended: 'Den bekräftades inte i tid, eller så avbröts den. Inga pengar har lämnat din plånbok.',
    authorized: 'Din betalning är på väg.',
    batchCaption: 'Dina betalningar',
    batchTotal: 'Summa',
    converted: 'En betalning i en annan valuta tar två steg.',
    progress: ({ done, of }) => `${done} av ${of} bekräftade.`,
    confirmed: 'Bekräftad',
    tryAgain: 'Försök igen',
    startAgain: 'Börja om',
    close: 'Inte nu',
  },
  scaSignIn: {
    title: 'Bekräfta din identitet',
    unavailableTitle: 'Vi kan inte verifiera dig just nu',
    signedInTitle: 'Tack, din identitet är bekräftad',
    notNeededTitle: 'Inget att bekräfta',
    explanation: 'Europeiska regler kräver det minst var 180:e dag innan vi visar betalningar eller skickar pengar.',
    choose: 'Hur vill du bekräfta?',
    factors: { SMS_OTP: 'Kod via sms', TOTP: 'Autentiseringsapp', PASSKEY: 'Inloggningsnyckel' },
    again: {
      SMS_OTP: 'Försök igen via sms',
      TOTP: 'Försök igen med appen',
      PASSKEY: 'Försök igen med nyckeln',
    },
    usedLast: 'Senast använt',
    starting: 'Ett ögonblick…',
    pending: 'Vi kontrollerar fortfarande din identitet. Försök igen om några minuter.',
    signedIn: ({ date }) => (date ? `Vi frågar dig igen senast ${date}.` : 'Du kan fortsätta.'),
    notNeeded: 'Du kan fortsätta utan det här steget.',
    tryAgain: 'Försök igen',
    startAgain: 'Börja om',
    close: 'Inte nu',
    done: 'Klar',
    promptTitle: 'Bekräfta din identitet snart',
    prompt: ({ date }) =>
      `Europeiska regler kräver det minst var 180:e dag. Bekräfta före ${date} så att ingen betalning fördröjs.`,
    promptStart: 'Bekräfta nu',
    promptSkip: 'Senare',
  },
}
