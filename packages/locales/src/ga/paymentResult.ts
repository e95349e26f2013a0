import type { Payment } from '../areas.ts'

const copyFailed = 'Ní féidir leis an mbrabhsálaí seo cóipeáil. Roghnaigh an téacs agus cóipeáil é.'

export const paymentResult: Payment['paymentResult'] = {
  processingTitle: 'Tá an íocaíocht seolta',
  addingTitle: 'Tá do chuid airgid ar an mbealach',
  completedTitle: 'Tháinig an íocaíocht',
  failedTitle: 'Theip ar an íocaíocht',
  returnedTitle: 'Aisíocadh an íocaíocht',
  notSentTitle: 'Níor seoladh í',
  unknownTitle: 'Táimid ag seiceáil d’íocaíochta',
  completed: ({ payee, amount }) => `Fuair ${payee ?? 'an t-íocaí'} ${amount}.`,
  completedArrives: ({ payee, amount }) => `Gheobhaidh ${payee ?? 'an t-íocaí'} ${amount}.`,
  added: ({ amount }) => `Fuair tú ${amount}.`,
  adds: ({ amount }) => `Gheobhaidh tú ${amount}.`,
  unknown:
    'Ní féidir linn a dheimhniú fós an ndearnadh an íocaíocht. Ná híoc arís; leanfaidh an leathanach seo de bheith ag seiceáil.',
  unknownUntil: ({ time }) => `Mura mbeidh sí seolta faoi ${time}, ní sheolfar í ina dhiaidh sin.`,
  pendingReasons: {
    COMPLIANCE_REVIEW: 'Tá sí á scrúdú. D’fhéadfadh sé tamall a thógáil.',
    COUNTERPARTY_DECLARATION_REQUIRED: 'Ní mór d’institiúid an íocaí rud éigin a dheimhniú ar dtús.',
    COUNTERPARTY_INFORMATION_REQUIRED: 'Ní mór d’institiúid an íocaí tuilleadh sonraí a thabhairt ar dtús.',
    WALLET_VERIFICATION_REQUIRED: 'Ní mór sparán an íocaí a sheiceáil ar dtús.',
  },
  failed: 'Níorbh fhéidir í a chur i gcrích.',
  failureReasons: {
    ACCOUNT_CANNOT_RECEIVE: 'Ní féidir le cuntas an íocaí an íocaíocht seo a ghlacadh.',
    ACCOUNT_INVALID: 'Níl sonraí cuntais an íocaí bailí.',
    COLLECTION_FAILED: 'Níorbh fhéidir an t-airgead a thógáil as do chuntas bainc.',
    COMPLIANCE_REJECTED: 'Diúltaíodh di tar éis scrúdaithe.',
    FUNDING_AMOUNT_MISMATCH: 'Ní hionann an méid a tháinig isteach agus an méid a rabhthas ag súil leis.',
    LIMIT_EXCEEDED: 'Tá sí níos mó ná mar is féidir leis an íocaí a fháil.',
    OFFRAMP_FAILED: 'Níorbh fhéidir í a íoc isteach i gcuntas an íocaí.',
    PAYOUT_RETURNED: 'Chuir banc an íocaí ar ais í.',
    QUOTE_EXPIRED: 'Chuaigh an luachan as feidhm sularbh fhéidir í a sheoladh.',
    QUOTE_RATE_UNAVAILABLE: 'Ní raibh an luachan ar fáil a thuilleadh.',
    SCA_NOT_COMPLETED: 'Níor deimhníodh in am í.',
  },
  nothingLeft: 'Níor imigh aon airgead as do sparán.',
  refundPending: 'Tá do chuid airgid ar an mbealach ar ais chugat.',
  refundCompleted: 'Tá an t-airgead ar ais i do sparán. Seiceáil an cuntas leis an íocaí sula seolfaidh tú arís í.',
  refundCompletedOutside: 'Aisíocadh do chuid airgid.',
  refundFailed:
    'Níorbh fhéidir an t-airgead a aisíoc fós. Déan teagmháil leis an bhfoireann tacaíochta agus luaigh uimhir na híocaíochta thíos.',
  refundUnknown:
    'Níl aon eolas faoi aisíocaíocht fós. Seiceáil arís ar ball, nó déan teagmháil leis an bhfoireann tacaíochta agus luaigh uimhir na híocaíochta thíos.',
  checkAgain: 'Seiceáil arís',
  checking: 'Táimid ag seiceáil arís. Ná híoc arís.',
  done: 'Déanta',
  sendAgain: 'Seol arís',
  tryAgain: 'Bain triail eile as',
  print: 'Priontáil',
  share: 'Roinn',
  copy: 'Cóipeáil na sonraí',
  copied: 'Cóipeáilte.',
  copyFailed,
}

export const paymentAgreement: Payment['paymentAgreement'] = {
  title: 'An rud ar aontaigh tú leis',
  sentence: ({ amount, payee, account }) =>
    account === undefined
      ? `${amount} a sheoladh chuig ${payee}.`
      : `${amount} a sheoladh chuig ${payee}, cuntas ${account}.`,
  taken: ({ amount, account }) => `${amount} a thógáil as cuntas ${account}.`,
  atRate: ({ rate }) => `Ráta: ${rate}`,
  agreed: 'Aontaithe. Cuirfimid an íocaíocht i gcomparáid leis sin nuair a dhéanfar í.',
  matches: 'Tá an íocaíocht ag teacht leis sin.',
  matchesWithoutPayee:
    'Tá an íocaíocht ag teacht leis sin. Baineadh an t-íocaí ó shin, agus níorbh fhéidir ach aitheantóir an íocaí a chur i gcomparáid.',
  differs: 'Ní hionann an íocaíocht seo agus an rud ar aontaigh tú leis. Déan teagmháil leis an bhfoireann tacaíochta.',
  unknown: 'Aontaíodh leis ar ghléas eile, nó gan síniú. Níl aon taifead sa bhrabhsálaí seo le cur i gcomparáid.',
  details: 'Síniú',
  signedAt: 'Sínithe',
  key: 'Eochair phoiblí',
  hash: 'Méarlorg na sonraí a síníodh (SHA-256)',
  explanation:
    'Is í an tseirbhís amháin atá in ann an rud a síníodh a léamh. Mar sin, cuirimid an rud a chonaic tú anseo i gcomparáid leis an rud a rinneadh.',
}

export const paymentTimeline: Payment['paymentTimeline'] = {
  timeline: 'Cad a tharla',
  done: {
    begun: 'Tosaithe',
    signed: 'Deimhnithe agat',
    transfer: 'Tháinig d’aistriú',
    exchanged: 'Malartaithe',
    sent: 'Seolta',
    arrived: 'Tháinig sí',
    'not-sent': 'Níor seoladh í',
    failed: 'Ní bhfuair an t-íocaí í',
    refund: 'Aisíocadh an t-airgead leat',
  },
  now: {
    signed: 'Do dheimhniú ag teastáil',
    transfer: 'Ag fanacht le d’aistriú',
    sent: 'Ar an mbealach',
    refund: 'Airgead ar an mbealach ar ais chugat',
  },
  next: {
    signed: 'Deimhneoidh tú í',
    sent: 'Seolfar í',
    arrived: 'Tiocfaidh sí',
  },
  by: ({ time }) => `${time} ar a dhéanaí`,
  became: ({ sent, received }) => `Malartaíodh ${sent} ar ${received}`,
}
