import { packSteps } from './build.ts'
import { createProcesses, within } from './engines/processes.ts'
import { signInAndPay } from './examples/journey.ts'
import { findPorts, type Ports } from './examples/ports.ts'
import { installExample, type Project } from './examples/project.ts'
import { requireSteps } from './steps.ts'
import { conclude, countTest, type Summary } from './tests/summary.ts'

/**
 * Makes an app from each example with the packed `create-countersign`, installs it from the packed tarballs, builds,
 * type-checks, tests and starts it with a sandbox of its own, and signs in and pays in a browser. A name on the command line chooses one; `--packed` takes the tarballs that are there.
 */
type Example = {
  name: string
  /** Its folder, where that has another name. */
  folder?: string
  /** What creates the project that the folder is copied into. */
  scaffold?: string
  /** The ways to run it: scripts that run at the same time, and where the page is then. */
  runs: readonly { scripts: readonly string[]; page: 'server' | 'page' }[]
  /** What the HTML of the server has to contain before any JavaScript runs. */
  rendered?: string
}

/** The session guard before it has read the browser's storage. */
const rendered = 'data-status="restoring"'

const examples: readonly Example[] = [
  { name: 'hono', runs: [{ scripts: ['server', 'page'], page: 'page' }] },
  { name: 'express', runs: [{ scripts: ['start'], page: 'server' }] },
  { name: 'workers', runs: [{ scripts: ['start'], page: 'server' }] },
  {
    name: 'next',
    runs: [
      { scripts: ['start'], page: 'server' },
      // Only the development server says in words what differs when React takes over the server's HTML.
      { scripts: ['dev'], page: 'server' },
    ],
    rendered,
  },
  {
    name: 'create-next-app',
    folder: 'next',
    scaffold: 'create-next-app@16.4.3',
    runs: [{ scripts: ['start'], page: 'server' }],
    rendered,
  },
]

const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const chosen = examples.filter(({ name }) => names.length === 0 || names.includes(name))

if (!process.argv.includes('--packed')) await requireSteps(packSteps)

const summary: Summary = { passed: 0, failures: [], skipped: [] }
for (const example of chosen) await countTest(summary, `example ${example.name}`, () => tryExample(example))
conclude(summary)

async function tryExample(example: Example): Promise<void> {
  const ports = await findPorts()
  const { folder = example.name, scaffold } = example
  const project = installExample(folder, { ports, scaffold })
  const processes = createProcesses()
  try {
    const inbox = `http://127.0.0.1:${ports.sandbox}/sandbox/inbox`
    await within(project.start('sandbox', { processes, url: inbox }), 120, 'the sandbox')
    project.run('setup')
    project.run('build')
    project.run('typecheck')
    project.run('test')
    for (const run of example.runs) await tryRun(example, { project, ports, run })
  } finally {
    processes.end()
    project.remove()
  }
}

type Started = { project: Project; ports: Ports; run: Example['runs'][number] }

async function tryRun({ rendered }: Example, { project, ports, run }: Started): Promise<void> {
  const processes = createProcesses()
  const page = `http://localhost:${ports[run.page]}`
  try {
    const started = run.scripts.map((script) => project.start(script, { processes, url: page }))
    await within(Promise.all(started), 120, run.scripts.join(' and '))
    const html = await (await fetch(page)).text()
    if (rendered && !html.includes(rendered)) throw new Error(`The server's HTML does not contain "${rendered}"`)
    await signInAndPay({ page, sandbox: `http://127.0.0.1:${ports.sandbox}` })
  } finally {
    processes.end()
  }
}
