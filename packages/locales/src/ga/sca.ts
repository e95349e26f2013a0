import type { Sca } from '../areas.ts'
import { base, digits, inWords } from './common.ts'
import { paymentChanges, paymentDetails, rails } from './paymentDetails.ts'
import { scaErrors } from './scaErrors.ts'

/** What a proof confirms. */
const acts: ReadonlyMap<string | undefined, string> = /* @__PURE__ */ new Map([
  ['CURRENCY_CONVERSION', 'deimhnigh an malartú'],
  ['PAYOUT', 'deimhnigh an íocaíocht'],
  ['TRANSFER', 'deimhnigh an íocaíocht'],
])

export const sca: Sca = {
  ...base,
  paymentChanges,
  paymentDetails,
  rails,
  scaProof: {
    explanations: {
      SMS_OTP: 'Sheolamar cód trí théacs chuig d’fhón.',
      TOTP: 'Cuir isteach an cód atá le feiceáil i d’aip fíordheimhnithe.',
      PASSKEY: 'Iarrfaidh do ghléas ort do mhéarlorg, d’aghaidh nó do ghlas scáileáin a úsáid.',
    },
    unknownFactor:
      'Ní féidir deimhniú ar an mbealach seo ar an leathanach seo. Úsáid bealach eile, nó déan teagmháil leis an bhfoireann tacaíochta.',
    codeResent: 'Sheolamar cód nua trí théacs chuig d’fhón.',
    codeLabel: ({ length }) => `Cód ${digits(length)}`,
    codeHint: 'Ná tabhair an cód seo do dhuine ar bith, fiú dúinne.',
    codeIncomplete: ({ length }) => `Cuir isteach an cód iomlán: ${digits(length)}.`,
    submitCode: 'Deimhnigh',
    usePasskey: 'Deimhnigh le do phaseochair',
    prompting: 'Ag fanacht le do ghléas…',
    resend: 'Seol cód nua chugam',
    resendIn: ({ time }) => `Cód nua i gceann ${time}`,
    resendTooSoon: 'Ní féidir leat cód nua a fháil fós. Tá an cód is déanaí fós bailí.',
    useInstead: {
      SMS_OTP: 'Seol cód chugam trí théacs',
      TOTP: 'Úsáid d’aip fíordheimhnithe',
      PASSKEY: 'Úsáid do phaseochair',
    },
    confirmBy: ({ time }) => `Deimhnigh faoi ${time}`,
    timeLeft: ({ seconds }) =>
      seconds === 0 ? 'Tá an t-am istigh.' : `Tá ${inWords(seconds)} fágtha agat chun é a dheimhniú.`,
    waitUntil: ({ time }) => `An iomarca iarrachtaí. Is féidir leat triail eile a bhaint as ó ${time}.`,
    waitLabel: 'Am fágtha',
    waitLeft: ({ seconds }) =>
      seconds === 0
        ? 'Is féidir leat triail eile a bhaint as anois.'
        : `Is féidir leat triail eile a bhaint as i gceann ${inWords(seconds)}.`,
    lockedTitle: 'An iomarca iarrachtaí ar theip orthu',
    lockedUntil: ({ time }) => `Is féidir leat deimhniú arís ó ${time}.`,
    locked:
      'Chun do chuntas a chosaint, ní ghlacaimid le cóid ná le paseochracha go dtí sin. Mura tusa a bhí ann, déan teagmháil leis an bhfoireann tacaíochta.',
    suspendedTitle: 'Tá do chuntas faoi ghlas',
    suspended:
      'Bhí an iomarca iarrachtaí ann ar theip orthu. Ní dhíghlasálfar do chuntas uaidh féin: déan teagmháil leis an bhfoireann tacaíochta, agus seiceálfaimid gur tusa atá ann.',
    lifted: 'Seiceáil arís',
    expiredTitle: 'Tá an t-am istigh',
    expired: 'Níor dheimhnigh tú in am. Tosaigh arís.',
    expiredUnknown: 'Níl a fhios againn fós ar deimhníodh é seo in am. Seiceáil ar éirigh leis sula dtosóidh tú arís.',
    offline: 'Tá tú as líne. Tá an t-am fós ag imeacht; deimhnigh nuair a bheidh tú ar líne arís.',
    errors: scaErrors,
  },
  scaChallenge: {
    loadingTitle: 'An deimhniú á ullmhú',
    unavailableTitle: 'Ní féidir leat é seo a dheimhniú faoi láthair',
    proofTitle: ({ purpose, step, of }) => {
      const act = acts.get(purpose) ?? 'deimhnigh gur tusa atá ann'
      return step === undefined ? act.replace('d', 'D') : `Céim ${step}${of ? ` as ${of}` : ''}: ${act}`
    },
    abandonedTitle: 'Stopamar an íocaíocht seo',
    checkedTitle: 'Táimid ag seiceáil d’íocaíochta',
    endedTitle: 'Níor deimhníodh í',
    authorizedTitle: 'Deimhnithe',
    abandoned: 'Athraíodh sonraí na híocaíochta tar éis duit iad a sheiceáil.',
    checked: ({ time }) =>
      `B’fhéidir gur seoladh í cheana. Ná híoc arís. Athraíodh sonraí na híocaíochta tar éis duit iad a sheiceáil.${time ? ` Murar seoladh í, beidh an t-airgead ar fáil arís ó ${time}.` : ''}`,
    ended: 'Níor imigh aon airgead as do sparán. Níor deimhníodh an íocaíocht in am, nó cealaíodh í.',
    authorized: 'Tá d’íocaíocht ar an mbealach.',
    batchCaption: 'Do chuid íocaíochtaí',
    batchTotal: 'Iomlán',
    converted: 'Dhá chéim atá in íocaíocht in airgeadra eile.',
    progress: ({ done, of }) => `Deimhnithe: ${done} as ${of}.`,
    confirmed: 'Deimhnithe',
    tryAgain: 'Bain triail eile as',
    startAgain: 'Tosaigh arís',
    close: 'Ní anois',
  },
  scaSignIn: {
    title: 'Deimhnigh gur tusa atá ann',
    unavailableTitle: 'Ní féidir linn d’aitheantas a fhíorú faoi láthair',
    signedInTitle: 'Go raibh maith agat, fíoraíodh d’aitheantas',
    notNeededTitle: 'Níl aon rud le deimhniú',
    explanation:
      'Éilíonn rialacha Eorpacha é seo gach 180 lá ar a laghad, sula dtaispeánfaimid íocaíochtaí nó sula seolfaimid airgead.',
    choose: 'Conas ba mhaith leat deimhniú?',
    factors: { SMS_OTP: 'Cód trí théacs', TOTP: 'Aip fíordheimhnithe', PASSKEY: 'Paseochair' },
    again: {
      SMS_OTP: 'Bain triail eile as le téacs',
      TOTP: 'Bain triail eile as le d’aip',
      PASSKEY: 'Bain triail eile as le do phaseochair',
    },
    usedLast: 'An ceann is déanaí a úsáideadh',
    starting: 'Fan nóiméad…',
    pending: 'Táimid fós ag fíorú d’aitheantais. Bain triail eile as i gceann cúpla nóiméad.',
    signedIn: ({ date }) =>
      date ? `Iarrfaimid ort é a dhéanamh arís faoi ${date}.` : 'Is féidir leat leanúint ar aghaidh.',
    notNeeded: 'Is féidir leat leanúint ar aghaidh gan é seo.',
    tryAgain: 'Bain triail eile as',
    startAgain: 'Tosaigh arís',
    close: 'Ní anois',
    done: 'Déanta',
    promptTitle: 'Deimhnigh go luath gur tusa atá ann',
    prompt: ({ date }) =>
      `Éilíonn rialacha Eorpacha é seo gach 180 lá ar a laghad. Deimhnigh roimh ${date} ionas nach gcuirfear moill ar aon íocaíocht.`,
    promptStart: 'Deimhnigh anois',
    promptSkip: 'Níos déanaí',
  },
}
