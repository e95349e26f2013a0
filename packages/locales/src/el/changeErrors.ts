import type { Translation } from '@countersign/react/provider'
import { commonErrors } from './common.ts'

const nothingSigned = 'Δεν υπογράφηκε τίποτα και δεν άλλαξε τίποτα.'

export const changeErrors: Translation['walletPrivacy']['errors'] = {
  ...commonErrors,
  NETWORK_UNREACHABLE: 'Η σύνδεση διακόπηκε. Δεν γνωρίζουμε αν έγινε η αλλαγή. Ελέγξτε πρώτα εδώ.',
  TIMEOUT: 'Δεν λάβαμε απάντηση εγκαίρως. Δεν γνωρίζουμε αν έγινε η αλλαγή. Ελέγξτε πρώτα εδώ.',
  SIGNED_REQUEST_EXPIRED: 'Πήρε πολλή ώρα, γι’ αυτό δεν άλλαξε τίποτα. Δοκιμάστε ξανά.',
  PAYLOAD_INVALID: `Δεν μπορέσαμε να ελέγξουμε τι θα υπογραφόταν. ${nothingSigned} Επικοινωνήστε με την υποστήριξη.`,
  PAYLOAD_MISMATCH: `Μας ζητήθηκε να υπογράψουμε κάτι άλλο από αυτό που ζητήσατε. ${nothingSigned} Επικοινωνήστε με την υποστήριξη.`,
  REFERENCE_NOT_FOUND: 'Αυτό δεν υπάρχει πια. Δεν άλλαξε τίποτα.',
  INVALID_INPUT: 'Αυτό δεν έγινε δεκτό. Δεν άλλαξε τίποτα.',
}
