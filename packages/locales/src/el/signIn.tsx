import type { SignIn } from '../areas.ts'
import { base, commonErrors, inWords } from './common.ts'
import { otpLogin, otpLoginErrors } from './otpLogin.tsx'
import { passkeyErrors } from './passkeyErrors.ts'

const emailInvalid = 'Γράψτε μια διεύθυνση email, π.χ. name@example.com.'
const phoneInvalid = 'Γράψτε τον αριθμό σας με τον κωδικό χώρας, π.χ. +30 691 234 5678.'

export const signIn: SignIn = {
  ...base,
  login: {
    title: 'Σύνδεση',
    chooseTitle: 'Πώς θέλετε να συνδεθείτε;',
    looking: 'Μια στιγμή…',
    emailLabel: 'Διεύθυνση email',
    emailHint: 'Δεν χρειάζεται κωδικός πρόσβασης.',
    emailInvalid,
    phoneLabel: 'Αριθμός κινητού',
    phoneHint: 'Με τον κωδικό χώρας, π.χ. +30.',
    phoneInvalid,
    find: 'Συνέχεια',
    useEmail: 'Χρήση email',
    usePhone: 'Χρήση αριθμού κινητού',
    emailCode: 'Κωδικός με email',
    smsCode: 'Κωδικός με SMS',
    passkey: 'Χρήση passkey',
    usePasskey: 'Σύνδεση με passkey',
    continueWith: ({ provider }) => `Συνέχεια με ${provider}`,
    noMethod: 'Κανένας από τους τρόπους σύνδεσής σας δεν λειτουργεί εδώ. Επικοινωνήστε με την υποστήριξη.',
    anotherWay: 'Επιλογή άλλου τρόπου',
    changeEmail: 'Αλλαγή email',
    changePhone: 'Αλλαγή αριθμού',
    restart: 'Πίσω',
    errors: {
      ...commonErrors,
      INVALID_INPUT: 'Δεν πέτυχε. Ελέγξτε τι γράψατε και δοκιμάστε ξανά.',
      INVALID_PHONE_NUMBER: phoneInvalid,
      LOGIN_FOR_OTHER_WALLET:
        'Αυτό ανήκει σε άλλο πορτοφόλι. Χρησιμοποιήστε το email ή τον αριθμό με τον οποίο εγγραφήκατε.',
    },
  },
  emailOtpLogin: {
    ...otpLogin,
    codeTitle: 'Δείτε τα email σας',
    addressLabel: 'Διεύθυνση email',
    addressHint: 'Θα σας στείλουμε κωδικό με email. Δεν χρειάζεται κωδικός πρόσβασης.',
    addressInvalid: emailInvalid,
    knownAddress: 'Θα σας στείλουμε κωδικό με email.',
    sendCode: 'Αποστολή κωδικού με email',
    codeHint: 'Μπορεί να χρειαστεί ένα λεπτό για να φτάσει. Δείτε και στα ανεπιθύμητα.',
    restart: 'Αλλαγή email',
    errors: {
      ...otpLoginErrors,
      LOGIN_TICKET_REQUIRED: 'Αυτή η σύνδεση έληξε. Γράψτε το email σας για να ξεκινήσετε από την αρχή.',
      SIGN_IN_REQUIRED: 'Η τελευταία σύνδεσή σας έληξε. Γράψτε το email σας για να συνδεθείτε.',
    },
  },
  smsOtpLogin: {
    ...otpLogin,
    codeTitle: 'Δείτε το τηλέφωνό σας',
    addressLabel: 'Αριθμός κινητού',
    addressHint: 'Με τον κωδικό χώρας, π.χ. +30. Θα σας στείλουμε κωδικό με SMS.',
    addressInvalid: phoneInvalid,
    knownAddress: 'Θα σας στείλουμε κωδικό με SMS.',
    sendCode: 'Αποστολή κωδικού με SMS',
    codeHint: 'Μπορεί να χρειαστεί ένα λεπτό για να φτάσει. Το τηλέφωνό σας πρέπει να έχει σήμα.',
    restart: 'Αλλαγή αριθμού',
    errors: {
      ...otpLoginErrors,
      LOGIN_TICKET_REQUIRED: 'Αυτή η σύνδεση έληξε. Γράψτε τον αριθμό σας για να ξεκινήσετε από την αρχή.',
      SIGN_IN_REQUIRED: 'Η τελευταία σύνδεσή σας έληξε. Γράψτε τον αριθμό σας για να συνδεθείτε.',
    },
  },
  passkeyLogin: {
    title: 'Σύνδεση',
    signedInTitle: 'Έχετε συνδεθεί',
    explanation: ({ name }) =>
      name ? (
        <>Για το «{name}», η συσκευή σας θα ζητήσει δακτυλικό αποτύπωμα, πρόσωπο ή κλείδωμα οθόνης.</>
      ) : (
        'Για το passkey, η συσκευή σας θα ζητήσει δακτυλικό αποτύπωμα, πρόσωπο ή κλείδωμα οθόνης.'
      ),
    obstacles: {
      unsupported: 'Αυτός ο browser δεν υποστηρίζει passkeys. Συνδεθείτε με άλλον τρόπο.',
      'insecure-page': 'Τα passkeys χρειάζονται ασφαλή σελίδα (https). Συνδεθείτε με άλλον τρόπο.',
      'in-app-browser':
        'Τα passkeys δεν λειτουργούν μέσα σε αυτή την εφαρμογή. Ανοίξτε τη σελίδα στον browser ή συνδεθείτε με άλλον τρόπο.',
      'forbidden-frame': 'Ο ιστότοπος γύρω από τη σελίδα δεν επιτρέπει passkeys. Συνδεθείτε με άλλον τρόπο.',
    },
    start: 'Σύνδεση με passkey',
    prompting: 'Περιμένουμε τη συσκευή σας…',
    verifying: 'Σας συνδέουμε…',
    anotherWay: 'Επιλογή άλλου τρόπου',
    errors: {
      ...passkeyErrors,
      LOGIN_TICKET_REQUIRED: 'Αυτή η σύνδεση έληξε. Ξεκινήστε από την αρχή.',
      PASSKEY_NOT_VERIFIED:
        'Δεν μπορέσαμε να σας επαληθεύσουμε με αυτό το passkey. Ίσως αφαιρέθηκε από τη συσκευή. Συνδεθείτε με άλλον τρόπο.',
      PASSKEY_REJECTED: 'Αυτό το passkey δεν λειτούργησε. Συνδεθείτε με άλλον τρόπο.',
      SIGN_IN_REQUIRED: 'Η τελευταία σύνδεσή σας έληξε. Συνδεθείτε με άλλον τρόπο.',
    },
  },
  passkeyRegistration: {
    title: 'Ταχύτερη σύνδεση με passkey',
    doneTitle: 'Το passkey είναι έτοιμο',
    explanation:
      'Χρησιμοποιήστε δακτυλικό αποτύπωμα, πρόσωπο ή κλείδωμα οθόνης αντί για κωδικό. Το passkey δεν φεύγει από τη συσκευή σας.',
    obstacle: 'Σε αυτόν τον browser δεν δημιουργούνται passkeys. Δοκιμάστε άλλον ή το τηλέφωνό σας.',
    nameLabel: 'Όνομα του passkey',
    nameHint: 'Για να το αναγνωρίζετε στη λίστα σας.',
    defaultName: 'Το passkey μου',
    nameInvalid: "Χρησιμοποιήστε 1 έως 100 γράμματα, ψηφία, κενά και αυτούς τους χαρακτήρες: . _ - ' ( )",
    submit: 'Δημιουργία passkey',
    working: 'Ακολουθήστε τα βήματα στη συσκευή σας.',
    done: ({ name }) => <>Μπορείτε πλέον να συνδεθείτε με το «{name}».</>,
    skip: 'Όχι τώρα',
    goOn: 'Συνέχεια',
    errors: {
      ...passkeyErrors,
      PASSKEY_ALREADY_HERE:
        'Σε αυτή τη συσκευή υπάρχει ήδη passkey για το πορτοφόλι σας. Μπορείτε να συνδεθείτε με αυτό.',
      PASSKEY_CREDENTIAL_ALREADY_EXISTS: 'Αυτό το passkey είναι ήδη στη λίστα σας. Μπορείτε να συνδεθείτε με αυτό.',
      PASSKEY_CHALLENGE_EXPIRED: 'Δεν προστέθηκε passkey, επειδή πήρε πολλή ώρα. Δοκιμάστε ξανά.',
      PASSKEY_REJECTED: 'Δεν προστέθηκε passkey, επειδή δεν έγινε δεκτό. Δοκιμάστε άλλη συσκευή.',
      PASSKEY_UNAVAILABLE:
        'Αυτή η συσκευή δεν μπορεί να δημιουργήσει passkey. Δοκιμάστε το τηλέφωνό σας ή άλλον υπολογιστή.',
      PASSKEY_UNSUPPORTED: 'Αυτός ο browser δεν μπορεί να δημιουργήσει passkey. Δοκιμάστε άλλον.',
      PASSKEY_WRONG_SITE:
        'Δεν δημιουργήθηκε passkey: δεν έχουν ρυθμιστεί για αυτόν τον ιστότοπο. Επικοινωνήστε με την υποστήριξη.',
      PASSKEY_TIMED_OUT: 'Δεν δημιουργήθηκε passkey, επειδή πήρε πολλή ώρα. Δοκιμάστε ξανά.',
      PASSKEY_NOT_VERIFIED: 'Η συσκευή σας δεν μπόρεσε να σας επαληθεύσει. Ορίστε κλείδωμα οθόνης και δοκιμάστε ξανά.',
      PASSKEY_FORBIDDEN_HERE: 'Εδώ δεν δημιουργούνται passkeys. Ανοίξτε τη σελίδα σε δική της καρτέλα.',
      PASSKEY_INSECURE_PAGE: 'Τα passkeys χρειάζονται ασφαλή σελίδα (https).',
      SIGNED_REQUEST_EXPIRED: 'Δεν προστέθηκε passkey, επειδή πήρε πολλή ώρα. Δοκιμάστε ξανά.',
      INVALID_INPUT: 'Αυτό το όνομα δεν γίνεται. Χρησιμοποιήστε γράμματα, ψηφία και κενά.',
      PAYLOAD_INVALID:
        'Δεν προστέθηκε passkey. Δεν μπορέσαμε να ελέγξουμε τι θα υπογραφόταν. Επικοινωνήστε με την υποστήριξη.',
      PAYLOAD_MISMATCH:
        'Δεν προστέθηκε passkey. Μας ζητήθηκε να υπογράψουμε κάτι άλλο. Επικοινωνήστε με την υποστήριξη.',
    },
  },
  oidcLogin: {
    title: 'Σύνδεση',
    signedInTitle: 'Έχετε συνδεθεί',
    explanation: ({ provider }) =>
      `Θα συνδεθείτε με ${provider} και μετά θα επιστρέψετε εδώ. Η υπηρεσία ${provider} δεν έχει πρόσβαση στο πορτοφόλι σας.`,
    continueWith: ({ provider }) => `Συνέχεια με ${provider}`,
    away: ({ provider }) => `Συνεχίστε στο παράθυρο της υπηρεσίας ${provider}.`,
    verifying: 'Σας συνδέουμε…',
    anotherWay: 'Επιλογή άλλου τρόπου',
    errors: {
      ...commonErrors,
      BROWSER_UNSUPPORTED: passkeyErrors.BROWSER_UNSUPPORTED,
      LOGIN_TICKET_REQUIRED: 'Αυτή η σύνδεση έληξε. Ξεκινήστε από την αρχή.',
      OIDC_LOGIN_LOST: 'Αυτή η σύνδεση πήρε πολλή ώρα ή ξεκίνησε σε άλλον browser. Ξεκινήστε από την αρχή.',
      OIDC_TOKEN_REFUSED:
        'Δεν έχετε συνδεθεί. Ίσως αυτός ο λογαριασμός δεν είναι συνδεδεμένος με το πορτοφόλι σας ή η σύνδεση πήρε πολλή ώρα. Ξεκινήστε από την αρχή ή συνδεθείτε με άλλον τρόπο και προσθέστε τον στις ρυθμίσεις.',
      SIGN_IN_REQUIRED: 'Η τελευταία σύνδεσή σας έληξε. Συνδεθείτε με άλλον τρόπο.',
    },
  },
  signInInline: {
    title: 'Συνδεθείτε για να συνεχίσετε',
    tooOld: 'Έχετε συνδεθεί εδώ και ώρα, γι’ αυτό ελέγχουμε ότι είστε ακόμη εσείς.',
    cancel: 'Όχι τώρα',
  },
  sessionGuard: {
    restoring: 'Ανοίγουμε το πορτοφόλι σας…',
    signedInAs: ({ nickname }) => <>Έχετε συνδεθεί ως {nickname}</>,
    signedInByPasskey: ({ nickname }) => <>Έχετε συνδεθεί με το passkey «{nickname}»</>,
    memory:
      'Αυτός ο browser δεν μπορεί να αποθηκεύσει το κλειδί σας. Αν κλείσετε ή φορτώσετε ξανά τη σελίδα, θα αποσυνδεθείτε.',
    expiringSoon: 'Θα αποσυνδεθείτε σύντομα.',
    expiring: ({ time }) => <>Θα αποσυνδεθείτε σε {time}.</>,
    extend: 'Παραμονή σε σύνδεση',
    extendFailed: 'Δεν μπορέσαμε να παρατείνουμε τη σύνδεσή σας. Συνδεθείτε ξανά για να συνεχίσετε χωρίς διακοπή.',
    expired: 'Η σύνδεσή σας έληξε. Συνδεθείτε ξανά για να στείλετε χρήματα.',
    lost: 'Το κλειδί σας δεν υπάρχει πια σε αυτόν τον browser. Συνδεθείτε ξανά για να στείλετε χρήματα.',
    locked: 'Δεν υπήρξε δραστηριότητα για λίγη ώρα. Συνδεθείτε για να συνεχίσετε από εκεί που μείνατε.',
    revoked: 'Αποσυνδεθήκατε από άλλη συσκευή. Συνδεθείτε ξανά για να συνεχίσετε από εκεί που μείνατε.',
    signedOut: 'Αποσυνδεθήκατε.',
    keyNotErased:
      'Αποσυνδεθήκατε, αλλά δεν μπορέσαμε να διαγράψουμε το κλειδί σας από αυτόν τον browser. Διαγράψτε εκεί τα δεδομένα του ιστότοπου.',
    signOutFailed: 'Δεν μπορέσαμε να σας αποσυνδέσουμε. Ελέγξτε τη σύνδεσή σας και δοκιμάστε ξανά.',
    signedOutElsewhere: 'Αποσυνδεθήκατε σε άλλη καρτέλα.',
    coveredTitle: { locked: 'Το πορτοφόλι σας είναι κλειδωμένο', revoked: 'Αποσυνδεθήκατε' },
    unlock: {
      EMAIL_OTP: 'Κωδικός με email',
      SMS_OTP: 'Κωδικός με SMS',
      PASSKEY: 'Άνοιγμα με passkey',
      OAUTH: 'Σύνδεση ξανά',
    },
    signOutOther: 'Δεν είστε εσείς; Αποσύνδεση',
    signIn: 'Σύνδεση ξανά',
    signInTitle: 'Σύνδεση ξανά',
    signInCancel: 'Όχι τώρα',
    signOut: 'Αποσύνδεση',
    timeLeft: ({ seconds }) => (seconds === 0 ? 'Η σύνδεσή σας έληξε.' : `Θα αποσυνδεθείτε σε ${inWords(seconds)}.`),
  },
}
