import type { Translation } from '@countersign/react/provider'
import type { Base } from '../areas.ts'
import { createCounter } from '../createCounter.ts'

const count = createCounter('el')

/** A time that counts down: in minutes above one minute, else in seconds. */
export const inWords = (seconds: number): string =>
  seconds > 60
    ? count(seconds / 60, { one: '# λεπτό', other: '# λεπτά' })
    : count(seconds, { one: '# δευτερόλεπτο', other: '# δευτερόλεπτα' })

/** A waiting time, rounded up. */
function waitingTime(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000))
  return inWords(seconds < 90 ? Math.min(seconds, 60) : Math.ceil(seconds / 60) * 60)
}

export const base: Base = {
  lazy: {
    loading: 'Μια στιγμή.',
    notArrived: 'Μέρος της σελίδας δεν φορτώθηκε. Ελέγξτε τη σύνδεσή σας και δοκιμάστε ξανά ή φορτώστε ξανά τη σελίδα.',
    tryAgain: 'Νέα προσπάθεια',
  },
  screenFailure: {
    failed: 'Αυτό το μέρος της σελίδας δεν εμφανίζεται τώρα. Εμφανίστε το ξανά ή φορτώστε ξανά τη σελίδα.',
    paymentFailed:
      'Η πληρωμή σας δεν επηρεάζεται, αλλά δεν εμφανίζεται τώρα. Μην ξεκινήσετε νέα. Εμφανίστε την ξανά ή φορτώστε ξανά τη σελίδα.',
    showAgain: 'Εμφάνιση ξανά',
  },
  support: { contact: 'Επικοινωνία με υποστήριξη' },
}

export const commonErrors: Translation['signedResource']['errors'] = {
  'sign-in': 'Συνδεθείτε ξανά για να συνεχίσετε.',
  'sca-sign-in': 'Επιβεβαιώστε την ταυτότητά σας για να συνεχίσετε.',
  resend: 'Αυτός ο κωδικός δεν ισχύει πια. Ζητήστε νέο.',
  'switch-factor': 'Δεν λειτουργεί σε αυτόν τον browser. Δοκιμάστε άλλον ή συνδεθείτε με άλλον τρόπο.',
  wait: 'Περιμένετε λίγο και δοκιμάστε ξανά.',
  'new-quote': 'Η προσφορά δεν ισχύει πια. Ζητήστε νέα.',
  retry: 'Δεν πέτυχε. Δοκιμάστε ξανά.',
  'contact-support': 'Κάτι πήγε στραβά και σταματήσαμε για λόγους ασφαλείας. Επικοινωνήστε με την υποστήριξη.',
  none: 'Δεν πέτυχε.',
  NETWORK_UNREACHABLE: 'Δεν υπάρχει σύνδεση τώρα. Ελέγξτε τη σύνδεσή σας και δοκιμάστε ξανά.',
  TIMEOUT: 'Πήρε πολλή ώρα. Ελέγξτε τη σύνδεσή σας και δοκιμάστε ξανά.',
  PLATFORM_UNAVAILABLE: 'Η υπηρεσία δεν είναι διαθέσιμη τώρα. Δοκιμάστε ξανά αργότερα.',
  SERVICE_UNAVAILABLE: 'Η υπηρεσία δεν είναι διαθέσιμη τώρα. Δοκιμάστε ξανά αργότερα.',
  RATE_LIMITED: ({ retryAfterMs }) =>
    retryAfterMs
      ? `Έγιναν πολλές προσπάθειες. Δοκιμάστε ξανά σε ${waitingTime(retryAfterMs)}.`
      : 'Έγιναν πολλές προσπάθειες. Περιμένετε λίγο και δοκιμάστε ξανά.',
  ACCOUNT_LOCKED: ({ retryAfterMs }) =>
    retryAfterMs
      ? `Προσωρινά κλειδωμένο. Δοκιμάστε ξανά σε ${waitingTime(retryAfterMs)}.`
      : 'Προσωρινά κλειδωμένο. Δοκιμάστε ξανά αργότερα.',
  UNEXPECTED_RESPONSE:
    'Λάβαμε απρόσμενη απάντηση και σταματήσαμε. Δοκιμάστε ξανά αργότερα ή επικοινωνήστε με την υποστήριξη.',
  STORAGE_UNAVAILABLE:
    'Αυτός ο browser δεν μπορεί να αποθηκεύσει όσα χρειάζεται το πορτοφόλι σας. Βγείτε από την ιδιωτική περιήγηση ή ελευθερώστε χώρο.',
  TARGET_BUNDLE_UNTRUSTED:
    'Ο κωδικός σας δεν στάλθηκε: δεν επαληθεύτηκε ο διακομιστής που θα τον λάμβανε. Επικοινωνήστε με την υποστήριξη πριν δοκιμάσετε ξανά.',
  VERIFICATION_LINK_UNTRUSTED:
    'Για την ασφάλειά σας δεν ανοίξαμε την επαλήθευση: ο σύνδεσμος οδηγεί σε άγνωστο ιστότοπο. Επικοινωνήστε με την υποστήριξη.',
}
