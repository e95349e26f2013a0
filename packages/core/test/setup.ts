import 'fake-indexeddb/auto'
// A page loads these when it needs them. Here they are there from the start, so that no test waits for a busy machine to
// load them: waiting is bounded, and files share a process.
import '../src/crypto/encryptOtp.ts'
import '../src/crypto/index.ts'
import '../src/flows/payment/payment.ts'
import '../src/flows/sca/scaChallenge.ts'
import '../src/flows/session/sessionCalls.ts'
import '../src/flows/sign-in/otpLogin.ts'
import '../src/session/storedSessions.ts'

/** Node has no storage of a tab; this replaces it for one page, as a browser would provide it. */
const notes = new Map<string, string>()
Object.defineProperty(globalThis, 'sessionStorage', {
  configurable: true,
  value: {
    getItem: (key: string) => notes.get(key) ?? null,
    setItem: (key: string, value: string) => void notes.set(key, value),
    removeItem: (key: string) => void notes.delete(key),
  },
})
