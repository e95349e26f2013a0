import type { Payment } from '../areas.ts'

export const paymentResult: Payment['paymentResult'] = {
  processingTitle: 'Η πληρωμή στάλθηκε',
  completedTitle: 'Η πληρωμή έφτασε',
  failedTitle: 'Η πληρωμή απέτυχε',
  returnedTitle: 'Η πληρωμή επιστράφηκε',
  notSentTitle: 'Δεν στάλθηκε',
  unknownTitle: 'Ελέγχουμε την πληρωμή σας',
  completed: ({ payee, amount }) => `Έφτασαν ${amount} στον δικαιούχο${payee === undefined ? '' : ` ${payee}`}.`,
  completedArrives: ({ payee, amount }) =>
    `Θα φτάσουν ${amount} στον δικαιούχο${payee === undefined ? '' : ` ${payee}`}.`,
  unknown: 'Δεν γνωρίζουμε ακόμη αν η πληρωμή εκτελέστηκε. Μην πληρώσετε ξανά· συνεχίζουμε να ελέγχουμε.',
  unknownUntil: ({ time }) => `Αν δεν έχει σταλεί έως τις ${time}, δεν θα σταλεί πια.`,
  pendingReasons: {
    COMPLIANCE_REVIEW: 'Εξετάζεται. Μπορεί να πάρει λίγη ώρα.',
    COUNTERPARTY_DECLARATION_REQUIRED: 'Η πλευρά του δικαιούχου πρέπει πρώτα να επιβεβαιώσει κάτι.',
    COUNTERPARTY_INFORMATION_REQUIRED: 'Η πλευρά του δικαιούχου πρέπει πρώτα να δώσει στοιχεία.',
    WALLET_VERIFICATION_REQUIRED: 'Πρέπει πρώτα να ελεγχθεί το πορτοφόλι του δικαιούχου.',
  },
  failed: 'Δεν ολοκληρώθηκε.',
  failureReasons: {
    ACCOUNT_CANNOT_RECEIVE: 'Ο λογαριασμός του δικαιούχου δεν μπορεί να τη λάβει.',
    ACCOUNT_INVALID: 'Τα στοιχεία του δικαιούχου δεν είναι σωστά.',
    COLLECTION_FAILED: 'Η χρέωση του λογαριασμού σας απέτυχε.',
    COMPLIANCE_REJECTED: 'Απορρίφθηκε μετά από εξέταση.',
    FUNDING_AMOUNT_MISMATCH: 'Δεν έφτασε το αναμενόμενο ποσό.',
    LIMIT_EXCEEDED: 'Ξεπερνά όσα μπορεί να λάβει ο δικαιούχος.',
    OFFRAMP_FAILED: 'Δεν πιστώθηκε στον λογαριασμό του δικαιούχου.',
    PAYOUT_RETURNED: 'Την επέστρεψε η τράπεζα του δικαιούχου.',
    QUOTE_EXPIRED: 'Η προσφορά έληξε.',
    QUOTE_RATE_UNAVAILABLE: 'Η προσφορά δεν ίσχυε πια.',
    SCA_NOT_COMPLETED: 'Δεν επιβεβαιώθηκε εγκαίρως.',
  },
  nothingLeft: 'Δεν έφυγαν χρήματα από το πορτοφόλι σας.',
  refundPending: 'Τα χρήματά σας επιστρέφουν.',
  refundCompleted: 'Τα χρήματα είναι ξανά στο πορτοφόλι σας. Ελέγξτε τον λογαριασμό πριν στείλετε ξανά.',
  refundCompletedOutside: 'Τα χρήματά σας επιστράφηκαν.',
  refundFailed: 'Τα χρήματα δεν επιστράφηκαν ακόμη. Επικοινωνήστε με την υποστήριξη με τον αριθμό πληρωμής.',
  refundUnknown: 'Δεν γνωρίζουμε ακόμη επιστροφή. Επικοινωνήστε με την υποστήριξη με τον αριθμό πληρωμής.',
  checkAgain: 'Νέος έλεγχος',
  checking: 'Ελέγχουμε ξανά. Μην πληρώσετε ξανά.',
  done: 'Τέλος',
  sendAgain: 'Νέα αποστολή',
  tryAgain: 'Νέα προσπάθεια',
  print: 'Εκτύπωση',
  share: 'Κοινοποίηση',
  copy: 'Αντιγραφή στοιχείων',
  copied: 'Αντιγράφηκε.',
  copyFailed: 'Δεν αντιγράφηκε. Επιλέξτε το κείμενο και αντιγράψτε το.',
}

export const paymentAgreement: Payment['paymentAgreement'] = {
  title: 'Σε τι συμφωνήσατε',
  sentence: ({ amount, payee, account }) =>
    account === undefined
      ? `Αποστολή ${amount} προς ${payee}.`
      : `Αποστολή ${amount} προς ${payee}, λογαριασμός ${account}.`,
  atRate: ({ rate }) => `Ισοτιμία: ${rate}`,
  agreed: 'Συμφωνήσατε. Θα συγκρίνουμε την πληρωμή όταν εκτελεστεί.',
  matches: 'Η πληρωμή συμφωνεί.',
  matchesWithoutPayee: 'Η πληρωμή συμφωνεί. Ο δικαιούχος αφαιρέθηκε: συγκρίθηκε μόνο το ID του.',
  differs: 'Δεν είναι η πληρωμή που συμφωνήσατε. Επικοινωνήστε με την υποστήριξη.',
  unknown: 'Συμφωνήσατε σε άλλη συσκευή ή χωρίς υπογραφή. Δεν συγκρίνεται.',
  details: 'Υπογραφή',
  signedAt: 'Υπογράφηκε',
  key: 'Δημόσιο κλειδί',
  hash: 'Αποτύπωμα (SHA-256)',
  explanation: 'Μόνο η υπηρεσία διαβάζει τι υπογράφηκε. Συγκρίνουμε όσα είδατε με όσα έγιναν.',
}

export const paymentTimeline: Payment['paymentTimeline'] = {
  timeline: 'Τι έγινε',
  done: {
    begun: 'Ξεκίνησε',
    signed: 'Επιβεβαιώθηκε από εσάς',
    transfer: 'Το έμβασμά σας έφτασε',
    exchanged: 'Μετατράπηκε',
    sent: 'Στάλθηκε',
    arrived: 'Έφτασε',
    'not-sent': 'Δεν στάλθηκε',
    failed: 'Δεν παραδόθηκε',
    refund: 'Τα χρήματα επιστράφηκαν',
  },
  now: {
    signed: 'Χρειάζεται την επιβεβαίωσή σας',
    transfer: 'Περιμένει το έμβασμά σας',
    sent: 'Καθ’ οδόν',
    refund: 'Τα χρήματα επιστρέφουν',
  },
  next: {
    signed: 'Επιβεβαιώνετε',
    sent: 'Στέλνεται',
    arrived: 'Φτάνει',
  },
  by: ({ time }) => `έως τις ${time}`,
  became: ({ sent, received }) => `${sent} έγιναν ${received}`,
}
