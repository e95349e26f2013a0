import type { ErrorMessages } from '@countersign/react/provider'
import { commonErrors } from './common.ts'

export const passkeyErrors = {
  ...commonErrors,
  PASSKEY_BUSY: 'Υπάρχει ήδη ανοιχτό αίτημα για passkey. Ολοκληρώστε το ή κλείστε το και δοκιμάστε ξανά.',
  PASSKEY_FORBIDDEN_HERE:
    'Τα passkeys δεν επιτρέπονται εδώ. Ανοίξτε τη σελίδα σε δική της καρτέλα ή επιλέξτε άλλον τρόπο.',
  PASSKEY_INSECURE_PAGE: 'Τα passkeys χρειάζονται ασφαλή σελίδα (https). Επιλέξτε άλλον τρόπο.',
  PASSKEY_NOT_VERIFIED: 'Η συσκευή σας δεν μπόρεσε να σας επαληθεύσει. Ορίστε κλείδωμα οθόνης ή επιλέξτε άλλον τρόπο.',
  PASSKEY_TIMED_OUT: 'Πήρε πολλή ώρα. Δοκιμάστε ξανά ή επιλέξτε άλλον τρόπο.',
  PASSKEY_UNAVAILABLE: 'Αυτή η συσκευή δεν έχει passkey για αυτό το πορτοφόλι. Δοκιμάστε άλλη ή επιλέξτε άλλον τρόπο.',
  PASSKEY_UNSUPPORTED: 'Αυτός ο browser δεν υποστηρίζει passkeys. Επιλέξτε άλλον τρόπο.',
  PASSKEY_WRONG_SITE:
    'Αυτό το passkey ανήκει σε άλλον ιστότοπο, γι’ αυτό σταματήσαμε. Επιλέξτε άλλον τρόπο και επικοινωνήστε με την υποστήριξη.',
  BROWSER_UNSUPPORTED:
    'Αυτός ο browser δεν μπορεί να φυλάξει με ασφάλεια το κλειδί σας. Χρησιμοποιήστε έναν πιο πρόσφατο.',
} satisfies ErrorMessages
