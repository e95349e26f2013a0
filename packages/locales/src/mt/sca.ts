import type { Sca } from '../areas.ts'
import { base, digits, inWords } from './common.ts'
import { paymentChanges, paymentDetails, rails } from './paymentDetails.ts'
import { scaErrors } from './scaErrors.ts'

/** What a proof confirms, alone and as a step. */
const acts: ReadonlyMap<string | undefined, readonly [alone: string, inStep: string]> = /* @__PURE__ */ new Map([
  ['CURRENCY_CONVERSION', ['Ikkonferma l-kambju', 'ikkonferma l-kambju']],
  ['PAYOUT', ['Ikkonferma l-pagament', 'ikkonferma l-pagament']],
  ['TRANSFER', ['Ikkonferma l-pagament', 'ikkonferma l-pagament']],
])

export const sca: Sca = {
  ...base,
  paymentChanges,
  paymentDetails,
  rails,
  scaProof: {
    explanations: {
      SMS_OTP: 'Bgħatnielek kodiċi b’SMS fuq it-telefown.',
      TOTP: 'Daħħal il-kodiċi li turi l-app tal-awtentikazzjoni tiegħek.',
      PASSKEY: 'L-apparat jitolbok il-marka tas-saba’, il-wiċċ jew il-lock tal-iskrin.',
    },
    unknownFactor:
      'F’din il-paġna ma tistax tikkonferma b’dan il-mod. Ipprova b’mod ieħor, jew ikkuntattja lill-appoġġ.',
    codeResent: 'Bgħatnielek kodiċi ġdid b’SMS fuq it-telefown.',
    codeLabel: ({ length }) => `Kodiċi ta’ ${digits(length)}`,
    codeHint: 'Qatt m’għandek tagħti dan il-kodiċi lil ħadd, lanqas lilna.',
    codeIncomplete: ({ length }) => `Daħħal iċ-ċifri kollha (${length}).`,
    submitCode: 'Ikkonferma',
    usePasskey: 'Ikkonferma bil-passkey',
    prompting: 'Qed nistennew l-apparat tiegħek…',
    resend: 'Ibgħatli kodiċi ieħor',
    resendIn: ({ time }) => `Kodiċi ieħor wara ${time}`,
    resendTooSoon: 'Għadek ma tistax tirċievi kodiċi ġdid. L-aħħar kodiċi għadu jgħodd.',
    useInstead: {
      SMS_OTP: 'Ibgħatli kodiċi b’SMS',
      TOTP: 'Uża l-app tal-awtentikazzjoni',
      PASSKEY: 'Uża l-passkey',
    },
    confirmBy: ({ time }) => `Ikkonferma sa ${time}`,
    timeLeft: ({ seconds }) => (seconds === 0 ? 'Il-ħin spiċċa.' : `Fadallek ${inWords(seconds)} biex tikkonferma.`),
    waitUntil: ({ time }) => `Saru wisq tentattivi. Tista’ terġa’ tipprova minn ${time}.`,
    waitLabel: 'Ħin li fadal',
    waitLeft: ({ seconds }) =>
      seconds === 0 ? 'Issa tista’ terġa’ tipprova.' : `Tista’ terġa’ tipprova wara ${inWords(seconds)}.`,
    lockedTitle: 'Saru wisq tentattivi li ma rnexxewx',
    lockedUntil: ({ time }) => `Tista’ terġa’ tikkonferma minn ${time}.`,
    locked:
      'Biex nipproteġu l-kont tiegħek, sa dak il-ħin ma naċċettawx kodiċijiet jew passkeys. Jekk ma kontx int, ikkuntattja lill-appoġġ.',
    suspendedTitle: 'Il-kont tiegħek huwa mblukkat',
    suspended:
      'Saru wisq tentattivi li ma rnexxewx. Jekk tistenna, il-kont ma jinfetaħx waħdu: ikkuntattja lill-appoġġ, u aħna nivverifikaw l-identità tiegħek.',
    lifted: 'Erġa’ ċċekkja',
    expiredTitle: 'Il-ħin spiċċa',
    expired: 'Ma kkonfermajtx fil-ħin. Ibda mill-ġdid.',
    expiredUnknown: 'Għadna ma nafux jekk dan ġiex ikkonfermat fil-ħin. Iċċekkja jekk sarx qabel ma terġa’ tibda.',
    offline: 'M’għandekx konnessjoni. Il-ħin ikompli għaddej; ikkonferma malli terġa’ tiġi l-konnessjoni.',
    errors: scaErrors,
  },
  scaChallenge: {
    loadingTitle: 'Qed inħejju l-konferma',
    unavailableTitle: 'Bħalissa ma tistax tikkonferma dan',
    proofTitle: ({ purpose, step, of }) => {
      const [alone, inStep] = acts.get(purpose) ?? ['Ikkonferma l-identità tiegħek', 'ikkonferma l-identità tiegħek']
      return step === undefined ? alone : `Pass ${step}${of ? ` minn ${of}` : ''}: ${inStep}`
    },
    abandonedTitle: 'Waqqafna dan il-pagament',
    checkedTitle: 'Qed niċċekkjaw il-pagament tiegħek',
    endedTitle: 'Mhux ikkonfermat',
    authorizedTitle: 'Ikkonfermat',
    abandoned: 'Id-dettalji tal-pagament inbidlu wara li ċċekkjajthom.',
    checked: ({ time }) =>
      `Jista’ jkun li ntbagħat. Terġax tħallas. Id-dettalji tal-pagament inbidlu wara li ċċekkjajthom.${time ? ` Jekk ma ntbagħatx, il-flus jerġgħu jkunu disponibbli minn ${time}.` : ''}`,
    ended: 'Ma ħarġux flus mill-kartiera tiegħek. Il-pagament ma ġiex ikkonfermat fil-ħin, jew ġie kkanċellat.',
    authorized: 'Il-pagament tiegħek fi triqtu.',
    batchCaption: 'Il-pagamenti tiegħek',
    batchTotal: 'B’kollox',
    converted: 'Pagament f’munita oħra jieħu żewġ passi.',
    progress: ({ done, of }) => `Ikkonfermati ${done} minn ${of}.`,
    confirmed: 'Ikkonfermat',
    tryAgain: 'Erġa’ pprova',
    startAgain: 'Ibda mill-ġdid',
    close: 'Mhux issa',
  },
  scaSignIn: {
    title: 'Ikkonferma l-identità tiegħek',
    unavailableTitle: 'Ma nistgħux nivverifikaw l-identità tiegħek issa',
    signedInTitle: 'Grazzi, l-identità tiegħek ġiet ikkonfermata',
    notNeededTitle: 'M’hemm xejn x’tikkonferma',
    explanation: 'Ir-regoli Ewropej jirrikjedu dan mill-inqas kull 180 jum, qabel ma nuru pagamenti jew nibagħtu flus.',
    choose: 'Kif trid tikkonferma?',
    factors: { SMS_OTP: 'Kodiċi b’SMS', TOTP: 'App tal-awtentikazzjoni', PASSKEY: 'Passkey' },
    again: {
      SMS_OTP: 'Erġa’ pprova b’SMS',
      TOTP: 'Erġa’ pprova bl-app',
      PASSKEY: 'Erġa’ pprova bil-passkey',
    },
    usedLast: 'L-aħħar mod użat',
    starting: 'Mument…',
    pending: 'Għadna qed nivverifikaw l-identità tiegħek. Erġa’ pprova wara ftit minuti.',
    signedIn: ({ date }) => (date ? `Nerġgħu nitolbuk tikkonferma sa ${date}.` : 'Tista’ tkompli.'),
    notNeeded: 'Tista’ tkompli mingħajr dan il-pass.',
    tryAgain: 'Erġa’ pprova',
    startAgain: 'Ibda mill-ġdid',
    close: 'Mhux issa',
    done: 'Lest',
    promptTitle: 'Ikkonferma l-identità tiegħek dalwaqt',
    prompt: ({ date }) =>
      `Ir-regoli Ewropej jirrikjedu dan mill-inqas kull 180 jum. Ikkonferma qabel ${date} biex ma jiddewwem l-ebda pagament.`,
    promptStart: 'Ikkonferma issa',
    promptSkip: 'Aktar tard',
  },
}
