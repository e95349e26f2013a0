import type { Payment } from '../areas.ts'

export const paymentResult: Payment['paymentResult'] = {
  processingTitle: 'Maksājums nosūtīts',
  addingTitle: 'Jūsu nauda ir ceļā',
  completedTitle: 'Maksājums sasniedza saņēmēju',
  failedTitle: 'Maksājums neizdevās',
  returnedTitle: 'Maksājums atgriezts',
  notSentTitle: 'Nav nosūtīts',
  unknownTitle: 'Pārbaudām jūsu maksājumu',
  completed: ({ payee, amount }) =>
    payee ? `Saņēmējs: ${payee}. Saņemtā summa: ${amount}.` : `Saņēmējs saņēma ${amount}.`,
  completedArrives: ({ payee, amount }) =>
    payee ? `Saņēmējs: ${payee}. Saņemamā summa: ${amount}.` : `Saņēmējs saņems ${amount}.`,
  added: ({ amount }) => `Jūs saņēmāt ${amount}.`,
  adds: ({ amount }) => `Jūs saņemsiet ${amount}.`,
  unknown: 'Vēl nevaram pateikt, vai maksājums ir izpildīts. Nemaksājiet vēlreiz; šajā lapā turpinām pārbaudīt.',
  unknownUntil: ({ time }) => `Ja tas nebūs nosūtīts līdz plkst. ${time}, tas vairs netiks nosūtīts.`,
  pendingReasons: {
    COMPLIANCE_REVIEW: 'Maksājums tiek pārbaudīts. Tas var aizņemt kādu laiku.',
    COUNTERPARTY_DECLARATION_REQUIRED: 'Vispirms vajadzīgs apstiprinājums no saņēmēja puses.',
    COUNTERPARTY_INFORMATION_REQUIRED: 'Vispirms vajadzīgi papildu dati no saņēmēja puses.',
    WALLET_VERIFICATION_REQUIRED: 'Vispirms jāpārbauda saņēmēja maks.',
  },
  failed: 'Maksājumu nevarēja izpildīt.',
  failureReasons: {
    ACCOUNT_CANNOT_RECEIVE: 'Saņēmēja kontā šo maksājumu nevar ieskaitīt.',
    ACCOUNT_INVALID: 'Saņēmēja konta rekvizīti nav derīgi.',
    COLLECTION_FAILED: 'Naudu no jūsu bankas konta neizdevās norakstīt.',
    COMPLIANCE_REJECTED: 'Pēc pārbaudes maksājums tika noraidīts.',
    FUNDING_AMOUNT_MISMATCH: 'Summa, ko saņēmām, atšķiras no gaidītās.',
    LIMIT_EXCEEDED: 'Summa ir lielāka, nekā saņēmējs var saņemt.',
    OFFRAMP_FAILED: 'Naudu neizdevās izmaksāt saņēmēja kontā.',
    PAYOUT_RETURNED: 'Saņēmēja banka maksājumu atgrieza.',
    QUOTE_EXPIRED: 'Piedāvājuma termiņš beidzās pirms nosūtīšanas.',
    QUOTE_RATE_UNAVAILABLE: 'Piedāvājums vairs nebija pieejams.',
    SCA_NOT_COMPLETED: 'Maksājums netika laikus apstiprināts.',
  },
  nothingLeft: 'No jūsu maka nauda nav norakstīta.',
  refundPending: 'Jūsu nauda tiek atgriezta.',
  refundCompleted: 'Nauda atkal ir jūsu makā. Pirms sūtāt vēlreiz, pārbaudiet kontu ar saņēmēju.',
  refundCompletedOutside: 'Jūsu nauda ir atgriezta.',
  refundFailed:
    'Naudu pagaidām nav izdevies atgriezt. Sazinieties ar klientu atbalstu un norādiet tālāk redzamo maksājuma numuru.',
  refundUnknown:
    'Par atmaksu vēl nav informācijas. Pārbaudiet vēlāk vai sazinieties ar klientu atbalstu un norādiet tālāk redzamo maksājuma numuru.',
  checkAgain: 'Pārbaudīt vēlreiz',
  checking: 'Turpinām pārbaudīt. Nemaksājiet vēlreiz.',
  done: 'Gatavs',
  sendAgain: 'Sūtīt vēlreiz',
  tryAgain: 'Mēģināt vēlreiz',
  print: 'Drukāt',
  share: 'Kopīgot',
  copy: 'Kopēt informāciju',
  copied: 'Nokopēts.',
  copyFailed: 'Šis pārlūks nevar kopēt. Atlasiet tekstu un nokopējiet to.',
}

export const paymentAgreement: Payment['paymentAgreement'] = {
  title: 'Kam jūs piekritāt',
  sentence: ({ amount, payee, account }) =>
    account === undefined
      ? `Nosūtīt ${amount}. Saņēmējs: ${payee}.`
      : `Nosūtīt ${amount}. Saņēmējs: ${payee}, konts ${account}.`,
  taken: ({ amount, account }) => `Norakstīt ${amount} no konta ${account}.`,
  atRate: ({ rate }) => `Kurss: ${rate}`,
  agreed: 'Piekrišana saņemta. Salīdzināsim to ar maksājumu, kad tas būs izpildīts.',
  matches: 'Maksājums atbilst tam, kam piekritāt.',
  matchesWithoutPayee:
    'Maksājums atbilst tam, kam piekritāt. Saņēmējs kopš tā laika ir noņemts, tāpēc varējām salīdzināt tikai tā identifikatoru.',
  differs: 'Šis nav maksājums, kuram jūs piekritāt. Sazinieties ar klientu atbalstu.',
  unknown: 'Piekrišana dota citā ierīcē vai bez paraksta. Šajā pārlūkā nav datu, ko salīdzināt.',
  details: 'Paraksts',
  signedAt: 'Parakstīts',
  key: 'Publiskā atslēga',
  hash: 'Parakstīto datu jaucējvērtība (SHA-256)',
  explanation:
    'Parakstītos datus var nolasīt tikai pats pakalpojums. Tāpēc salīdzinām to, ko jūs redzējāt šeit, ar to, kas ir izpildīts.',
}

export const paymentTimeline: Payment['paymentTimeline'] = {
  timeline: 'Maksājuma gaita',
  done: {
    begun: 'Sākts',
    signed: 'Jūs apstiprinājāt',
    transfer: 'Jūsu pārskaitījums pienāca',
    exchanged: 'Valūta konvertēta',
    sent: 'Nosūtīts',
    arrived: 'Sasniedza saņēmēju',
    'not-sent': 'Nav nosūtīts',
    failed: 'Nesasniedza saņēmēju',
    refund: 'Nauda jums ir atgriezta',
  },
  now: {
    signed: 'Vajadzīgs jūsu apstiprinājums',
    transfer: 'Gaidām jūsu pārskaitījumu',
    sent: 'Ceļā',
    refund: 'Nauda jums tiek atgriezta',
  },
  next: {
    signed: 'Jūs apstiprināsiet',
    sent: 'Tiks nosūtīts',
    arrived: 'Sasniegs saņēmēju',
  },
  by: ({ time }) => `termiņš: ${time}`,
  became: ({ sent, received }) => `Konvertēts no ${sent} uz ${received}`,
}
