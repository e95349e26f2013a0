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
    MATCHED: 'L-isem jaqbel mal-kont.',
    titles: {
      PARTIAL_MATCH: 'L-isem ma jaqbilx għalkollox',
      NOT_MATCHED: 'L-isem ma jaqbilx',
    },
    PARTIAL_MATCH: ({ name }) =>
      name
        ? `Fil-bank tal-benefiċjarju, dan il-kont qiegħed f’isem ${name}.`
        : 'Fil-bank tal-benefiċjarju, dan il-kont qiegħed f’isem simili.',
    NOT_MATCHED:
      'Fil-bank tal-benefiċjarju, dan il-kont qiegħed f’isem ieħor. Jekk xi ħadd tak dawn id-dettalji, iċċekkjahom ma’ dik il-persuna b’mezz ieħor: flus mibgħuta f’kont ħażin jistgħu jintilfu.',
    UNSUPPORTED:
      'L-isem ma jistax jiġi ċċekkjat għal dan it-tip ta’ kont. Aċċerta ruħek li d-dettalji tal-kont huma tajbin.',
    CHECKED_BY_RECEIVING_FI: 'Il-bank tal-benefiċjarju jiċċekkja l-isem meta jasal il-pagament.',
    PENDING: 'Qed niċċekkjaw l-isem mal-bank tal-benefiċjarju. Tkun tista’ tibgħat wara ftit mumenti.',
    accept: 'Iċċekkjajt id-dettalji u rrid nibgħat il-flus f’dan il-kont.',
  },
  quoteConfirmation: {
    loadingTitle: 'Qed inġibu l-offerta',
    unavailableTitle: 'Ma stajniex inġibu offerta',
    notFoundTitle: 'Il-pagament ma nstabx',
    unreadableTitle: 'Bħalissa ma nistgħux niċċekkjaw il-pagament',
    unreadable: 'Jista’ jkun li ntbagħat. Terġax tħallas.',
    reviewTitle: 'Iċċekkja u ibgħat',
    addTitle: 'Iċċekkja u żid',
    changedTitle: 'L-offerta nbidlet',
    expiredTitle: 'Din l-offerta skadiet',
    authorizingTitle: 'Ikkonferma l-pagament',
    expired: 'Ma ntbagħat xejn. L-offerti jgħoddu biss għal ftit minuti.',
    authorizing: ({ time }) =>
      time
        ? `Għadu ma ntbagħatx. Ikkonferma sa ${time}. Inkella mhux se jintbagħat u l-flus jerġgħu jkunu disponibbli.`
        : 'Għadu ma ntbagħatx. Qed jistenna l-konferma tiegħek.',
    abandonedTitle: 'Waqqafna dan il-pagament',
    abandoned:
      'Ma ntbagħat xejn. Id-dettalji tal-pagament inbidlu wara li ċċekkjajthom, u għalhekk ma jistax jiġi kkonfermat.',
    checkedTitle: 'Qed niċċekkjaw il-pagament tiegħek',
    checked: ({ time }) =>
      `Jista’ jkun li ntbagħat. Terġax tħallas. Id-dettalji tal-pagament inbidlu wara li ċċekkjajthom.${time ? ` Jekk ma ntbagħatx, il-flus jerġgħu jkunu disponibbli minn ${time}.` : ''}`,
    replacedTitle: 'Dan il-pagament ġie sostitwit',
    replaced: 'Erġajt bdejt dan il-pagament f’tab oħra, u għalhekk dan ma jistax jiġi kkonfermat.',
    outcomeUnknownTitle: 'Qed niċċekkjaw il-konferma tiegħek',
    outcomeUnknown:
      'Ikkonfermajt, iżda għadna ma rċevejniex tweġiba. Għadna qed niċċekkjaw, u ngħarrfuk f’din il-paġna.',
    lockedTitle: 'Saru wisq tentattivi li ma rnexxewx',
    locked: ({ time }) =>
      time
        ? `Tista’ terġa’ tikkonferma pagamenti minn ${time}.`
        : 'Tkun tista’ terġa’ tikkonferma pagamenti aktar tard.',
    lockedTooLong: ({ time }) =>
      time
        ? `Dan il-pagament se jiskadi. Tista’ terġa’ tipprova tibagħtu wara ${time}.`
        : 'Dan il-pagament se jiskadi. Tkun tista’ terġa’ tipprova tibagħtu aktar tard.',
    suspendedTitle: 'Il-kont tiegħek huwa mblukkat',
    suspended: 'Ikkuntattja lill-appoġġ biex jerġa’ jinfetaħ il-kont: jekk tistenna, ma jinfetaħx waħdu.',
    continue: 'Ikkonferma l-pagament',
    startAgain: 'Ibda mill-ġdid',
    done: 'Agħlaq',
    switchingTitle: 'Mument',
    switching: 'Għadu ma ntbagħat xejn. Qed inħejju l-pagament biex tikkonfermah.',
    switched: 'Ma ntbagħat xejn. Iċċekkja l-pagament, imbagħad ibagħtu.',
    followingTitle: 'Pass ieħor għal dan il-pagament',
    following: 'Ikkonferma l-identità tiegħek biex tara x’sar minn dan il-pagament. Terġax tħallas.',
    confirm: ({ amount }) => `Ibgħat ${amount}`,
    add: ({ amount }) => `Żid ${amount}`,
    edit: 'Ibdel',
    cancel: 'Ikkanċella',
    requote: 'Itlob offerta ġdida',
    tryAgain: 'Erġa’ pprova',
    heldUntil: ({ time }) => `L-offerta tgħodd sa ${time}`,
    timeLeft: ({ seconds }) =>
      seconds === 0 ? 'L-offerta skadiet.' : `L-offerta tibqa’ tgħodd għal ${inWords(seconds)} oħra.`,
    signInTitle: 'Idħol biex tibgħat',
    signInAndSend: ({ amount }) => `Idħol u ibgħat ${amount}`,
    signInCancel: 'Mhux issa',
    errors: {
      ...commonErrors,
      none: 'Ma ntbagħat xejn. Dan ma rnexxiex.',
      retry: 'Ma ntbagħat xejn. Dan ma rnexxiex. Erġa’ pprova.',
      AMOUNT_OUT_OF_RANGE: 'Ma ntbagħat xejn. L-ammont huwa żgħir wisq jew kbir wisq għal dan il-benefiċjarju.',
      BANK_ACCOUNT_VALIDATION_PENDING:
        'Ma ntbagħat xejn. Dan il-benefiċjarju għadu qed jiġi ċċekkjat. Erġa’ pprova aktar tard.',
      DAILY_VOLUME_LIMIT_EXCEEDED: 'Ma ntbagħat xejn. Dan huwa aktar milli tista’ tibgħat illum.',
      DOCUMENTS_REQUIRED: 'Ma ntbagħat xejn. Għal dan l-iskop huma meħtieġa dokumenti: ikkuntattja lill-appoġġ.',
      EXTERNAL_ACCOUNT_VERIFICATION_REQUIRED:
        'Ma ntbagħat xejn. L-ewwel ikkonferma fil-lista tal-benefiċjarji li din il-kartiera hija tiegħek.',
      INSUFFICIENT_BALANCE: 'Ma ntbagħat xejn. M’hemmx biżżejjed flus fil-kartiera tiegħek.',
      INSUFFICIENT_FUNDS: 'Ma ntbagħat xejn. M’hemmx biżżejjed flus fil-kartiera tiegħek.',
      INVALID_AMOUNT: 'Ma ntbagħat xejn. Mur lura u ibdel l-ammont.',
      INVALID_BANK_ACCOUNT: 'Ma ntbagħat xejn. Id-dettalji tal-kont tal-benefiċjarju mhumiex validi.',
      INVALID_STATE_TRANSITION: 'Dan il-pagament ma jistax jintbagħat aktar. Itlob offerta ġdida.',
      INVALID_INPUT:
        'Ma ntbagħat xejn. Ma nistgħux nagħmlu dan il-pagament. Mur lura u ċċekkja l-ammont u l-benefiċjarju.',
      NETWORK_UNREACHABLE: 'Ma ntbagħat xejn. Iċċekkja l-konnessjoni u erġa’ pprova.',
      NOT_APPROVED: 'Dan il-ħlas ma ġiex approvat. Ikkuntattja lill-appoġġ.',
      OPERATION_IN_PROGRESS:
        'Il-konferma tiegħek tista’ tkun għadha fi triqitha. Stenna sakemm jispiċċa l-ħin, imbagħad erġa’ pprova.',
      PAYLOAD_INVALID:
        'Ma ġie ffirmat xejn u ma ntbagħat xejn: ma stajniex nivverifikaw x’kont se tiffirma. Ikkuntattja lill-appoġġ qabel ma terġa’ tipprova.',
      PAYLOAD_MISMATCH:
        'Ma ġie ffirmat xejn u ma ntbagħat xejn: dak li ntlabt tiffirma mhuwiex il-pagament li jidher hawn. Ikkuntattja lill-appoġġ qabel ma terġa’ tipprova.',
      QUOTE_CHANGED: 'Ma ntbagħat xejn. L-offerta nbidlet qabel ma bgħatt. Iċċekkja d-dettalji l-ġodda.',
      QUOTE_EXPIRED: 'Ma ntbagħat xejn. Din l-offerta skadiet.',
      QUOTE_NOT_FOUND: 'Ma sibniex dan il-pagament. Ibda pagament ġdid.',
      QUOTE_NOT_SIGNABLE: 'Ma ntbagħat xejn. Dan il-pagament ma jistax isir minn din il-kartiera.',
      QUOTE_RATE_UNAVAILABLE: 'Ma ntbagħat xejn. Din l-offerta m’għadhiex disponibbli.',
      REFERENCE_NOT_FOUND: 'Ma ntbagħat xejn. Ma sibniex dan il-benefiċjarju jew dan il-pagament. Ibda pagament ġdid.',
      SELF_PAYMENT: 'Ma ntbagħat xejn. Ma tistax tibgħat flus lill-kartiera tiegħek stess.',
      SESSION_EXPIRED: 'Is-sessjoni tiegħek skadiet. Erġa’ idħol biex tibgħat.',
      TIMEOUT: 'Ma ntbagħat xejn. Ma rċevejniex tweġiba fil-ħin. Erġa’ pprova.',
      TRANSACTION_SIZE_LIMIT_EXCEEDED: 'Ma ntbagħat xejn. Dan huwa aktar milli tista’ tibgħat f’daqqa.',
      VELOCITY_LIMIT_EXCEEDED: 'Ma ntbagħat xejn. Diġà bgħatt ħafna fi żmien qasir. Erġa’ pprova aktar tard.',
    },
  },
}
