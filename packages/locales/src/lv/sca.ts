import type { Sca } from '../areas.ts'
import { base, inWords } from './common.ts'
import { paymentChanges, paymentDetails, rails } from './paymentDetails.ts'
import { scaErrors } from './scaErrors.ts'

/** What a proof confirms, alone and as a step. */
const acts: ReadonlyMap<string | undefined, readonly [alone: string, inStep: string]> = /* @__PURE__ */ new Map([
  ['CURRENCY_CONVERSION', ['Apstipriniet valūtas maiņu', 'apstipriniet valūtas maiņu']],
  ['PAYOUT', ['Apstipriniet maksājumu', 'apstipriniet maksājumu']],
  ['TRANSFER', ['Apstipriniet maksājumu', 'apstipriniet maksājumu']],
])

export const sca: Sca = {
  ...base,
  paymentChanges,
  paymentDetails,
  rails,
  scaProof: {
    explanations: {
      SMS_OTP: 'Nosūtījām kodu īsziņā uz jūsu tālruni.',
      TOTP: 'Ievadiet kodu, ko rāda jūsu autentifikācijas lietotne.',
      PASSKEY: 'Ierīce lūgs izmantot pirksta nospiedumu, seju vai ekrāna bloķēšanu.',
    },
    unknownFactor: 'Šajā lapā tā apstiprināt nevar. Izvēlieties citu veidu vai sazinieties ar klientu atbalstu.',
    codeResent: 'Nosūtījām jaunu kodu īsziņā uz jūsu tālruni.',
    codeLabel: ({ length }) => `${length} ciparu kods`,
    codeHint: 'Nekad nevienam neizpaudiet šo kodu, pat ne mums.',
    codeIncomplete: ({ length }) => `Ievadiet visus ${length} ciparus.`,
    submitCode: 'Apstiprināt',
    usePasskey: 'Apstiprināt ar atslēgu',
    prompting: 'Gaidām jūsu ierīci…',
    resend: 'Nosūtīt kodu vēlreiz',
    resendIn: ({ time }) => `Jauns kods pēc ${time}`,
    resendTooSoon: 'Jaunu kodu vēl nevarat saņemt. Pēdējais kods joprojām ir derīgs.',
    useInstead: {
      SMS_OTP: 'Nosūtīt kodu īsziņā',
      TOTP: 'Izmantot lietotni',
      PASSKEY: 'Izmantot piekļuves atslēgu',
    },
    confirmBy: ({ time }) => `Apstipriniet līdz plkst. ${time}`,
    timeLeft: ({ seconds }) =>
      seconds === 0 ? 'Laiks ir beidzies.' : `Apstiprināšanas laiks beigsies pēc ${inWords(seconds)}.`,
    waitUntil: ({ time }) => `Pārāk daudz mēģinājumu. Mēģināt vēlreiz varēsiet pēc šī laika: ${time}.`,
    waitLabel: 'Atlikušais laiks',
    waitLeft: ({ seconds }) =>
      seconds === 0 ? 'Tagad varat mēģināt vēlreiz.' : `Vēlreiz varēsiet mēģināt pēc ${inWords(seconds)}.`,
    lockedTitle: 'Pārāk daudz neveiksmīgu mēģinājumu',
    lockedUntil: ({ time }) => `Apstiprināt atkal varēsiet pēc šī laika: ${time}.`,
    locked:
      'Lai aizsargātu jūsu kontu, līdz tam nepieņemam ne kodus, ne piekļuves atslēgas. Ja to nedarījāt jūs, sazinieties ar klientu atbalstu.',
    suspendedTitle: 'Jūsu konts ir bloķēts',
    suspended:
      'Bija pārāk daudz neveiksmīgu mēģinājumu. Konts pats no sevis netiks atbloķēts: sazinieties ar klientu atbalstu, un mēs pārbaudīsim jūsu identitāti.',
    lifted: 'Pārbaudīt vēlreiz',
    expiredTitle: 'Laiks ir beidzies',
    expired: 'Jūs laikus neapstiprinājāt. Sāciet no jauna.',
    expiredUnknown: 'Vēl nezinām, vai tas ir apstiprināts laikus. Pirms sākt no jauna, pārbaudiet, vai tas izdevās.',
    offline: 'Nav interneta savienojuma. Laika atskaite turpinās; apstipriniet, kad savienojums būs atjaunots.',
    errors: scaErrors,
  },
  scaChallenge: {
    loadingTitle: 'Gatavojam apstiprināšanu',
    unavailableTitle: 'Pašlaik to nevar apstiprināt',
    proofTitle: ({ purpose, step, of }) => {
      const [alone, inStep] = acts.get(purpose) ?? ['Apstipriniet savu identitāti', 'apstipriniet savu identitāti']
      return step === undefined ? alone : `${step}. solis${of ? ` no ${of}` : ''}: ${inStep}`
    },
    abandonedTitle: 'Mēs apturējām šo maksājumu',
    checkedTitle: 'Pārbaudām jūsu maksājumu',
    endedTitle: 'Nav apstiprināts',
    authorizedTitle: 'Apstiprināts',
    abandoned: 'Kopš pārbaudījāt maksājumu, tā dati ir mainījušies.',
    checked: ({ time }) =>
      `Iespējams, tas jau ir nosūtīts. Nemaksājiet vēlreiz. Kopš pārbaudījāt maksājumu, tā dati ir mainījušies.${time ? ` Ja tas nav nosūtīts, nauda atkal būs pieejama plkst. ${time}.` : ''}`,
    ended: 'Maksājums netika laikus apstiprināts vai tika atcelts. No jūsu maka nauda nav norakstīta.',
    authorized: 'Jūsu maksājums ir ceļā.',
    batchCaption: 'Jūsu maksājumi',
    batchTotal: 'Kopā',
    converted: 'Maksājums citā valūtā notiek divos soļos.',
    progress: ({ done, of }) => `Apstiprināti ${done} no ${of}.`,
    confirmed: 'Apstiprināts',
    tryAgain: 'Mēģināt vēlreiz',
    startAgain: 'Sākt no jauna',
    close: 'Ne tagad',
  },
  scaSignIn: {
    title: 'Apstipriniet savu identitāti',
    unavailableTitle: 'Pašlaik nevaram pārbaudīt jūsu identitāti',
    signedInTitle: 'Paldies, identitāte ir apstiprināta',
    notNeededTitle: 'Nekas nav jāapstiprina',
    explanation:
      'Saskaņā ar Eiropas noteikumiem tas jādara vismaz reizi 180 dienās, pirms rādām maksājumus vai nosūtām naudu.',
    choose: 'Kā vēlaties apstiprināt?',
    factors: { SMS_OTP: 'Kods īsziņā', TOTP: 'Autentifikācijas lietotne', PASSKEY: 'Piekļuves atslēga' },
    again: {
      SMS_OTP: 'Mēģināt vēlreiz ar īsziņu',
      TOTP: 'Mēģināt vēlreiz ar lietotni',
      PASSKEY: 'Mēģināt vēlreiz ar atslēgu',
    },
    usedLast: 'Pēdējoreiz izmantots',
    starting: 'Lūdzu, uzgaidiet…',
    pending: 'Vēl pārbaudām jūsu identitāti. Mēģiniet vēlreiz pēc dažām minūtēm.',
    signedIn: ({ date }) => (date ? `Nākamās apstiprināšanas termiņš: ${date}.` : 'Varat turpināt.'),
    notNeeded: 'Varat turpināt bez šīs darbības.',
    tryAgain: 'Mēģināt vēlreiz',
    startAgain: 'Sākt no jauna',
    close: 'Ne tagad',
    done: 'Gatavs',
    promptTitle: 'Drīz jāapstiprina identitāte',
    prompt: ({ date }) =>
      `Saskaņā ar Eiropas noteikumiem tas jādara vismaz reizi 180 dienās. Lai maksājumi neaizkavētos, apstipriniet pirms šī datuma: ${date}.`,
    promptStart: 'Apstiprināt tagad',
    promptSkip: 'Vēlāk',
  },
}
