import type { Payment } from '../areas.ts'

/** Where the money goes, without a verb that agrees with the name. */
const place = (payee: string | undefined) => `għand ${payee ?? 'il-benefiċjarju'}`

export const paymentResult: Payment['paymentResult'] = {
  processingTitle: 'Il-pagament intbagħat',
  addingTitle: 'Flusek fi triqithom',
  completedTitle: 'Il-pagament wasal',
  failedTitle: 'Il-pagament falla',
  returnedTitle: 'Il-pagament ingħata lura',
  notSentTitle: 'Ma ntbagħatx',
  unknownTitle: 'Qed niċċekkjaw il-pagament tiegħek',
  completed: ({ payee, amount }) => `Il-pagament wasal ${place(payee)}: ${amount}.`,
  completedArrives: ({ payee, amount }) => `Il-pagament se jasal ${place(payee)}: ${amount}.`,
  added: ({ amount }) => `Irċevejt ${amount}.`,
  adds: ({ amount }) => `Tirċievi ${amount}.`,
  unknown: 'Għadna ma nistgħux nikkonfermaw jekk il-pagament sarx. Terġax tħallas; din il-paġna qed tkompli tiċċekkja.',
  unknownUntil: ({ time }) => `Jekk ma jintbagħatx sa ${time}, mhux se jintbagħat.`,
  pendingReasons: {
    COMPLIANCE_REVIEW: 'Qed jiġi eżaminat. Dan jista’ jdum ftit.',
    COUNTERPARTY_DECLARATION_REQUIRED: 'L-ewwel trid tiġi kkonfermata xi ħaġa min-naħa tal-benefiċjarju.',
    COUNTERPARTY_INFORMATION_REQUIRED: 'L-ewwel iridu jingħataw aktar dettalji min-naħa tal-benefiċjarju.',
    WALLET_VERIFICATION_REQUIRED: 'L-ewwel trid tiġi vverifikata l-kartiera tal-benefiċjarju.',
  },
  failed: 'Ma setax isir.',
  failureReasons: {
    ACCOUNT_CANNOT_RECEIVE: 'Il-kont tal-benefiċjarju ma jistax jirċievi dan il-pagament.',
    ACCOUNT_INVALID: 'Id-dettalji tal-kont tal-benefiċjarju mhumiex validi.',
    COLLECTION_FAILED: 'Il-flus ma setgħux jittieħdu mill-kont tal-bank tiegħek.',
    COMPLIANCE_REJECTED: 'Ġie miċħud wara li ġie eżaminat.',
    FUNDING_AMOUNT_MISMATCH: 'L-ammont li wasal ma kienx l-ammont mistenni.',
    LIMIT_EXCEEDED: 'Huwa aktar milli jista’ jirċievi l-benefiċjarju.',
    OFFRAMP_FAILED: 'Ma setax jitħallas fil-kont tal-benefiċjarju.',
    PAYOUT_RETURNED: 'Il-bank tal-benefiċjarju bagħtu lura.',
    QUOTE_EXPIRED: 'L-offerta skadiet qabel ma ntbagħat.',
    QUOTE_RATE_UNAVAILABLE: 'L-offerta ma baqgħetx disponibbli.',
    SCA_NOT_COMPLETED: 'Ma ġiex ikkonfermat fil-ħin.',
  },
  nothingLeft: 'Ma ħarġux flus mill-kartiera tiegħek.',
  refundPending: 'Flusek ġejjin lura.',
  refundCompleted:
    'Il-flus reġgħu daħlu fil-kartiera tiegħek. Iċċekkja l-kont mal-benefiċjarju qabel ma terġa’ tibgħat.',
  refundCompletedOutside: 'Flusek ingħataw lura.',
  refundFailed:
    'Il-flus għadhom ma setgħux jingħataw lura. Ikkuntattja lill-appoġġ u agħti n-numru tal-pagament ta’ hawn taħt.',
  refundUnknown:
    'Għad m’hemmx informazzjoni dwar rifużjoni. Erġa’ ċċekkja aktar tard, jew ikkuntattja lill-appoġġ bin-numru tal-pagament ta’ hawn taħt.',
  checkAgain: 'Erġa’ ċċekkja',
  checking: 'Qed nerġgħu niċċekkjaw. Terġax tħallas.',
  done: 'Lest',
  sendAgain: 'Erġa’ ibgħat',
  tryAgain: 'Erġa’ pprova',
  print: 'Ipprintja',
  share: 'Ikkondividi',
  copy: 'Ikkopja d-dettalji',
  copied: 'Ikkupjat.',
  copyFailed: 'Dan il-brawżer ma jistax jikkopja. Agħżel it-test u kkopjah.',
}

export const paymentAgreement: Payment['paymentAgreement'] = {
  title: 'Dak li qbilt miegħu',
  sentence: ({ amount, payee, account }) =>
    account === undefined ? `Tibgħat ${amount} lil ${payee}.` : `Tibgħat ${amount} lil ${payee}, kont ${account}.`,
  taken: ({ amount, account }) => `Tieħu ${amount} mill-kont ${account}.`,
  atRate: ({ rate }) => `Rata: ${rate}`,
  agreed: 'Qbilt ma’ dan. Meta jsir il-pagament, inqabbluh ma’ dak li qbilt miegħu.',
  matches: 'Il-pagament jaqbel.',
  matchesWithoutPayee:
    'Il-pagament jaqbel. Il-benefiċjarju tneħħa sadanittant, u għalhekk stajna nqabblu biss in-numru tiegħu.',
  differs: 'Dan mhuwiex il-pagament li qbilt miegħu. Ikkuntattja lill-appoġġ.',
  unknown: 'Qbilt ma’ dan minn apparat ieħor, jew mingħajr firma. Dan il-brawżer m’għandux ma’ xiex iqabbel.',
  details: 'Firma',
  signedAt: 'Iffirmat',
  key: 'Ċavetta pubblika',
  hash: 'Hash ta’ dak li ġie ffirmat (SHA-256)',
  explanation: 'Is-servizz biss jista’ jaqra dak li ġie ffirmat. Għalhekk inqabblu dak li rajt hawn ma’ dak li sar.',
}

export const paymentTimeline: Payment['paymentTimeline'] = {
  timeline: 'X’ġara',
  done: {
    begun: 'Beda',
    signed: 'Ikkonfermajtu int',
    transfer: 'It-trasferiment tiegħek wasal',
    exchanged: 'Sar il-kambju',
    sent: 'Intbagħat',
    arrived: 'Wasal',
    'not-sent': 'Ma ntbagħatx',
    failed: 'Ma wasalx',
    refund: 'Flusek ingħataw lura',
  },
  now: {
    signed: 'Qed jistenna l-konferma tiegħek',
    transfer: 'Qed jistenna t-trasferiment tiegħek',
    sent: 'Fi triqtu',
    refund: 'Flusek ġejjin lura',
  },
  next: {
    signed: 'Tikkonfermah int',
    sent: 'Jintbagħat',
    arrived: 'Jasal',
  },
  by: ({ time }) => `sa ${time}`,
  became: ({ sent, received }) => `${sent} saru ${received}`,
}
