import { measureStreams } from './loads/streams.ts'

/** What the relay endures. Run all with `pnpm bench:loads`, or one: `pnpm bench:loads streams`. */
const loads = { streams: measureStreams }

const names = process.argv.slice(2)
for (const [name, measure] of Object.entries(loads)) {
  if (names.length > 0 && !names.includes(name)) continue
  console.log(`\n${name}`)
  if (!(await measure())) {
    console.log('MISSED')
    process.exitCode = 1
  }
}
