import { measureClients } from './loads/clients.ts'
import { measureFaults } from './loads/faults.ts'
import { measureMemory } from './loads/memory.ts'
import { measureSignIns } from './loads/signIns.ts'
import { measureStreams } from './loads/streams.ts'

/** What the relay endures. Run all with `pnpm bench loads`, or one by its name: `pnpm bench loads streams`. */
const loads = {
  streams: measureStreams,
  'sign-ins': measureSignIns,
  memory: measureMemory,
  faults: measureFaults,
  clients: measureClients,
}

const names = process.argv.slice(2)
for (const [name, measure] of Object.entries(loads)) {
  if (names.length > 0 && !names.includes(name)) continue
  console.log(`\n${name}`)
  if (await measure()) continue
  console.log('MISSED')
  process.exitCode = 1
}
// The browsers of the loads keep timers until their sessions end.
process.exit()
