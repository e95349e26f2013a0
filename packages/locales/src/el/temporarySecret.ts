import { inWords } from './common.ts'

export const temporarySecret = {
  copied: ({ seconds }: { seconds: number }) =>
    `Αντιγράφηκε. Αν η σελίδα μείνει ανοιχτή, θα προσπαθήσουμε να καθαρίσουμε το πρόχειρο σε ${inWords(seconds)}.`,
  copyCleared: 'Το πρόχειρο καθαρίστηκε. Στο ιστορικό του ίσως έμεινε αντίγραφο.',
  copyReplaced: 'Το πρόχειρο έχει τώρα κάτι άλλο.',
  copyWaits: 'Το αντίγραφο ίσως είναι ακόμη στο πρόχειρο. Πατήστε οπουδήποτε για να καθαριστεί.',
  copyRefused: 'Αυτός ο browser δεν επιτρέπει την αντιγραφή. Σημειώστε το.',
  clearsIn: 'Κρύβεται σε',
  timeLeft: ({ seconds }: { seconds: number }) =>
    seconds === 0 ? 'Τώρα είναι κρυμμένο.' : `Θα κρυφτεί σε ${inWords(seconds)}.`,
}
