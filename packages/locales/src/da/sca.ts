import type { Sca } from '../areas.ts'
import { base, inWords } from './common.ts'
import { paymentChanges, paymentDetails, rails } from './paymentDetails.ts'
import { scaErrors } from './scaErrors.ts'

/** What a proof confirms. */
const acts: ReadonlyMap<string | undefined, string> = /* @__PURE__ */ new Map([
  ['CURRENCY_CONVERSION', 'Bekræft vekslingen'],
  ['PAYOUT', 'Bekræft betalingen'],
  ['TRANSFER', 'Bekræft betalingen'],
])

export const sca: Sca = {
  ...base,
  paymentChanges,
  paymentDetails,
  rails,
  scaProof: {
    explanations: {
      SMS_OTP: 'Vi har sendt en kode på sms til din telefon.',
      TOTP: 'Skriv den kode, din godkendelsesapp viser.',
      PASSKEY: 'Din enhed beder om dit fingeraftryk, ansigt eller din skærmlås.',
    },
    unknownFactor: 'På denne side kan du ikke bekræfte på den måde. Prøv på en anden måde, eller kontakt kundeservice.',
    codeResent: 'Vi har sendt en ny kode på sms til din telefon.',
    codeLabel: ({ length }) => `${length}-cifret kode`,
    codeHint: 'Del aldrig koden med nogen, heller ikke med os.',
    codeIncomplete: ({ length }) => `Skriv alle ${length} cifre.`,
    submitCode: 'Bekræft',
    usePasskey: 'Bekræft med adgangsnøgle',
    prompting: 'Venter på din enhed…',
    resend: 'Send koden igen',
    resendIn: ({ time }) => `Send koden igen om ${time}`,
    resendTooSoon: 'Du kan ikke få en ny kode endnu. Din sidste kode gælder stadig.',
    useInstead: {
      SMS_OTP: 'Få en kode på sms',
      TOTP: 'Brug godkendelsesappen',
      PASSKEY: 'Brug adgangsnøglen',
    },
    confirmBy: ({ time }) => `Bekræft før kl. ${time}`,
    timeLeft: ({ seconds }) => (seconds === 0 ? 'Tiden er gået.' : `Du har ${inWords(seconds)} til at bekræfte.`),
    waitUntil: ({ time }) => `For mange forsøg. Prøv igen kl. ${time}.`,
    waitLabel: 'Tid tilbage',
    waitLeft: ({ seconds }) => (seconds === 0 ? 'Du kan prøve igen nu.' : `Du kan prøve igen om ${inWords(seconds)}.`),
    lockedTitle: 'For mange mislykkede forsøg',
    lockedUntil: ({ time }) => `Du kan bekræfte igen fra kl. ${time}.`,
    locked:
      'For at beskytte din konto accepterer vi ingen koder eller adgangsnøgler indtil da. Hvis det ikke var dig, så kontakt kundeservice.',
    suspendedTitle: 'Din konto er spærret',
    suspended:
      'Der har været for mange mislykkede forsøg. Spærringen ophæves ikke ved at vente: kontakt kundeservice, så kontrollerer vi, at det er dig.',
    lifted: 'Kontrollér igen',
    expiredTitle: 'Tiden er gået',
    expired: 'Du bekræftede ikke i tide. Begynd forfra.',
    expiredUnknown:
      'Vi ved ikke endnu, om dette blev bekræftet i tide. Se, om det gik igennem, før du begynder forfra.',
    offline: 'Du er offline. Tiden løber stadig; bekræft, når du er online igen.',
    errors: scaErrors,
  },
  scaChallenge: {
    loadingTitle: 'Bekræftelsen forberedes',
    unavailableTitle: 'Du kan ikke bekræfte dette lige nu',
    proofTitle: ({ purpose, step, of }) => {
      const act = acts.get(purpose) ?? 'Bekræft din identitet'
      return step === undefined ? act : `Trin ${step}${of ? ` af ${of}` : ''}: ${act}`
    },
    abandonedTitle: 'Vi stoppede betalingen',
    checkedTitle: 'Vi kontrollerer din betaling',
    endedTitle: 'Ikke bekræftet',
    authorizedTitle: 'Bekræftet',
    abandoned: 'Betalingens oplysninger blev ændret, efter at du gennemgik dem.',
    checked: ({ time }) =>
      `Den er måske allerede sendt. Betal ikke igen. Betalingens oplysninger blev ændret, efter at du gennemgik dem.${time ? ` Hvis den ikke blev sendt, er pengene til rådighed igen kl. ${time}.` : ''}`,
    ended: 'Den blev ikke bekræftet i tide, eller den blev annulleret. Ingen penge har forladt din tegnebog.',
    authorized: 'Din betaling er på vej.',
    batchCaption: 'Dine betalinger',
    batchTotal: 'I alt',
    converted: 'En betaling i en anden valuta tager to trin.',
    progress: ({ done, of }) => `${done} af ${of} bekræftet.`,
    confirmed: 'Bekræftet',
    tryAgain: 'Prøv igen',
    startAgain: 'Begynd forfra',
    close: 'Ikke nu',
  },
  scaSignIn: {
    title: 'Bekræft din identitet',
    unavailableTitle: 'Vi kan ikke genkende dig lige nu',
    signedInTitle: 'Tak, din identitet er bekræftet',
    notNeededTitle: 'Intet at bekræfte',
    explanation: 'Europæiske regler kræver det mindst hver 180. dag, før vi viser betalinger eller sender penge.',
    choose: 'Hvordan vil du bekræfte?',
    factors: { SMS_OTP: 'Kode på sms', TOTP: 'Godkendelsesapp', PASSKEY: 'Adgangsnøgle' },
    again: {
      SMS_OTP: 'Prøv igen på sms',
      TOTP: 'Prøv igen med appen',
      PASSKEY: 'Prøv igen med nøglen',
    },
    usedLast: 'Sidst brugt',
    starting: 'Et øjeblik…',
    pending: 'Vi kontrollerer stadig din identitet. Prøv igen om nogle minutter.',
    signedIn: ({ date }) => (date ? `Vi spørger dig igen senest ${date}.` : 'Du kan fortsætte.'),
    notNeeded: 'Du kan fortsætte uden dette trin.',
    tryAgain: 'Prøv igen',
    startAgain: 'Begynd forfra',
    close: 'Ikke nu',
    done: 'Færdig',
    promptTitle: 'Bekræft snart din identitet',
    prompt: ({ date }) =>
      `Europæiske regler kræver det mindst hver 180. dag. Bekræft før ${date}, så ingen betaling bliver forsinket.`,
    promptStart: 'Bekræft nu',
    promptSkip: 'Senere',
  },
}
