import { readFixtures, reportCheck, reportEnd } from './server.ts'
import { checkBundles } from './suites/bundles.ts'
import { checkPoints } from './suites/points.ts'
import { checkReceivedPayloads } from './suites/receivedPayloads.ts'
import { checkSealed } from './suites/sealed.ts'
import { checkSessionKey, checkSessionKeyAfterReload } from './suites/sessionKey.ts'
import { checkSignatures } from './suites/signatures.ts'
import { checkDeletion, checkStorageFaults } from './suites/storageFaults.ts'
import { checkTabs } from './suites/tabs.ts'
import { startTab } from './tab.ts'

/** The first half ends with a real reload of the page; what has to survive it is checked by the second. */
const afterReload = '?reloaded'

async function runUntilReload(): Promise<void> {
  const fixtures = await readFixtures()
  await checkPoints(fixtures)
  await checkBundles(fixtures)
  await checkSealed(fixtures)
  await checkSignatures(fixtures)
  await checkReceivedPayloads()
  await checkSessionKey()
  await checkStorageFaults()
  await checkDeletion()
  await checkTabs()
  history.replaceState(null, '', afterReload)
  location.reload()
}

async function runAfterReload(): Promise<void> {
  await checkSessionKeyAfterReload()
  await reportEnd()
}

/** An uncaught error is a failure too: of a promise, of a script, of the page's own policy. */
function reportUncaught(): void {
  const report = (failure: string) => void reportCheck({ name: 'nothing goes wrong unnoticed', failure })
  addEventListener('unhandledrejection', ({ reason }) => report(String(reason)))
  addEventListener('error', ({ message }) => report(message))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => report(violatedDirective))
}

reportUncaught()
if (location.search === '?tab') startTab()
else void (location.search === afterReload ? runAfterReload() : runUntilReload())
