import type { Sca } from '../areas.ts'
import { base, inWords } from './common.ts'
import { paymentChanges, paymentDetails, rails } from './paymentDetails.ts'
import { scaErrors } from './scaErrors.ts'

/** What a proof confirms. */
const acts: ReadonlyMap<string | undefined, string> = /* @__PURE__ */ new Map([
  ['CURRENCY_CONVERSION', 'Bevestig de omwisseling'],
  ['PAYOUT', 'Bevestig de betaling'],
  ['TRANSFER', 'Bevestig de betaling'],
])

export const sca: Sca = {
  ...base,
  paymentChanges,
  paymentDetails,
  rails,
  scaProof: {
    explanations: {
      SMS_OTP: 'We hebben een code per sms naar je telefoon gestuurd.',
      TOTP: 'Voer de code in die je authenticator-app toont.',
      PASSKEY: 'Je apparaat vraagt om je vingerafdruk, gezicht of schermvergrendeling.',
    },
    unknownFactor:
      'Op deze pagina kun je zo niet bevestigen. Probeer het op een andere manier of neem contact op met de klantenservice.',
    codeResent: 'We hebben een nieuwe code per sms naar je telefoon gestuurd.',
    codeLabel: ({ length }) => `Code van ${length} cijfers`,
    codeHint: 'Deel deze code nooit, ook niet met ons.',
    codeIncomplete: ({ length }) => `Voer alle ${length} cijfers in.`,
    submitCode: 'Bevestigen',
    usePasskey: 'Bevestigen met toegangssleutel',
    prompting: 'Wachten op je apparaat…',
    resend: 'Code opnieuw sturen',
    resendIn: ({ time }) => `Code opnieuw sturen over ${time}`,
    resendTooSoon: 'Je kunt nog geen nieuwe code krijgen. Je laatste code werkt nog.',
    useInstead: {
      SMS_OTP: 'Liever een code per sms',
      TOTP: 'Authenticator-app gebruiken',
      PASSKEY: 'Toegangssleutel gebruiken',
    },
    confirmBy: ({ time }) => `Bevestig vóór ${time}`,
    timeLeft: ({ seconds }) => (seconds === 0 ? 'De tijd is om.' : `Je hebt nog ${inWords(seconds)} om te bevestigen.`),
    waitUntil: ({ time }) => `Te veel pogingen. Probeer het om ${time} opnieuw.`,
    waitLabel: 'Resterende tijd',
    waitLeft: ({ seconds }) =>
      seconds === 0 ? 'Je kunt het nu opnieuw proberen.' : `Je kunt het over ${inWords(seconds)} opnieuw proberen.`,
    lockedTitle: 'Te veel mislukte pogingen',
    lockedUntil: ({ time }) => `Vanaf ${time} kun je weer bevestigen.`,
    locked:
      'Om je account te beschermen, accepteren we tot dan geen codes of toegangssleutels. Was jij dit niet, neem dan contact op met de klantenservice.',
    suspendedTitle: 'Je account is geblokkeerd',
    suspended:
      'Er waren te veel mislukte pogingen. Wachten deblokkeert je account niet: neem contact op met de klantenservice, dan controleren we of jij het bent.',
    lifted: 'Opnieuw controleren',
    expiredTitle: 'De tijd is om',
    expired: 'Je hebt niet op tijd bevestigd. Begin opnieuw.',
    expiredUnknown: 'We weten nog niet of dit op tijd is bevestigd. Kijk of het is gelukt voordat je opnieuw begint.',
    offline: 'Je bent offline. De tijd loopt door; bevestig zodra je weer online bent.',
    errors: scaErrors,
  },
  scaChallenge: {
    loadingTitle: 'De bevestiging wordt voorbereid',
    unavailableTitle: 'Je kunt dit nu niet bevestigen',
    proofTitle: ({ purpose, step, of }) => {
      const act = acts.get(purpose) ?? 'Bevestig je identiteit'
      return step === undefined ? act : `Stap ${step}${of ? ` van ${of}` : ''}: ${act}`
    },
    abandonedTitle: 'We hebben deze betaling gestopt',
    checkedTitle: 'We controleren je betaling',
    endedTitle: 'Niet bevestigd',
    authorizedTitle: 'Bevestigd',
    abandoned: 'De gegevens van de betaling zijn veranderd nadat je ze had gecontroleerd.',
    checked: ({ time }) =>
      `De betaling is misschien al verzonden. Betaal niet nog een keer. De gegevens van de betaling zijn veranderd nadat je ze had gecontroleerd.${time ? ` Is de betaling niet verzonden, dan is het geld om ${time} weer beschikbaar.` : ''}`,
    ended: 'De betaling is niet op tijd bevestigd of is geannuleerd. Er is geen geld uit je portemonnee gegaan.',
    authorized: 'Je betaling is onderweg.',
    batchCaption: 'Je betalingen',
    batchTotal: 'Totaal',
    converted: 'Een betaling in een andere munt gaat in twee stappen.',
    progress: ({ done, of }) => `${done} van de ${of} bevestigd.`,
    confirmed: 'Bevestigd',
    tryAgain: 'Opnieuw proberen',
    startAgain: 'Opnieuw beginnen',
    close: 'Niet nu',
  },
  scaSignIn: {
    title: 'Bevestig je identiteit',
    unavailableTitle: 'We kunnen je nu niet verifiëren',
    signedInTitle: 'Bedankt, je identiteit is bevestigd',
    notNeededTitle: 'Niets te bevestigen',
    explanation: 'Europese regels eisen dit minstens elke 180 dagen voordat we betalingen tonen of geld verzenden.',
    choose: 'Hoe wil je bevestigen?',
    factors: { SMS_OTP: 'Code per sms', TOTP: 'Authenticator-app', PASSKEY: 'Toegangssleutel' },
    again: {
      SMS_OTP: 'Opnieuw proberen per sms',
      TOTP: 'Opnieuw proberen met de app',
      PASSKEY: 'Opnieuw met toegangssleutel',
    },
    usedLast: 'Laatst gebruikt',
    starting: 'Een ogenblik…',
    pending: 'We controleren je identiteit nog. Probeer het over een paar minuten opnieuw.',
    signedIn: ({ date }) => (date ? `We vragen het je uiterlijk op ${date} opnieuw.` : 'Je kunt doorgaan.'),
    notNeeded: 'Je kunt zonder deze stap doorgaan.',
    tryAgain: 'Opnieuw proberen',
    startAgain: 'Opnieuw beginnen',
    close: 'Niet nu',
    done: 'Klaar',
    promptTitle: 'Bevestig binnenkort je identiteit',
    prompt: ({ date }) =>
      `Europese regels eisen dit minstens elke 180 dagen. Bevestig vóór ${date}, zodat je betalingen geen vertraging oplopen.`,
    promptStart: 'Nu bevestigen',
    promptSkip: 'Later',
  },
}
