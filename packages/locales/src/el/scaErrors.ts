import type { Translation } from '@countersign/react/provider'
import { passkeyErrors } from './passkeyErrors.ts'

const cannot = 'Αυτός ο browser δεν μπορεί να το κάνει.'

export const scaErrors: Translation['scaProof']['errors'] = {
  ...passkeyErrors,
  'switch-factor': `${cannot} Δοκιμάστε άλλον ή επιβεβαιώστε με άλλον τρόπο.`,
  BROWSER_UNSUPPORTED: `${cannot} Χρησιμοποιήστε έναν πιο πρόσφατο ή επιβεβαιώστε με άλλον τρόπο.`,
  CONFLICT: 'Αυτό δεν προχώρησε αυτή τη φορά. Δοκιμάστε ξανά.',
  NETWORK_UNREACHABLE:
    'Δεν υπάρχει σύνδεση τώρα, γι’ αυτό δεν επιβεβαιώθηκε τίποτα. Ελέγξτε τη σύνδεσή σας και δοκιμάστε ξανά.',
  PASSKEY_ALREADY_ENROLLED: 'Έχετε ήδη passkey για επιβεβαιώσεις. Αφαιρέστε το πριν προσθέσετε άλλο.',
  SCA_CHALLENGE_EXPIRED: 'Ο χρόνος τελείωσε. Δεν επιβεβαιώθηκε τίποτα. Ξεκινήστε από την αρχή.',
  SCA_LOGIN_INCOMPLETE: 'Επαληθεύουμε ακόμη την ταυτότητά σας. Δοκιμάστε ξανά σε λίγα λεπτά.',
  SCA_NOT_APPLICABLE: 'Μπορείτε να συνεχίσετε χωρίς αυτό το βήμα.',
  SCA_OUTCOME_UNKNOWN:
    'Δεν γνωρίζουμε ακόμη αν αυτό επιβεβαιώθηκε. Μπορείτε να επιβεβαιώσετε ξανά με ασφάλεια: τίποτα δεν γίνεται δύο φορές.',
  SCA_PROOF_REFUSED: 'Δεν πέτυχε. Ελέγξτε το και δοκιμάστε ξανά.',
  SCA_SESSION_REQUIRED: 'Επιβεβαιώστε ξανά την ταυτότητά σας.',
  TIMEOUT: 'Δεν λάβαμε απάντηση εγκαίρως. Δοκιμάστε ξανά.',
}
