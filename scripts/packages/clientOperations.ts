import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'
import { anyImport, closureOf, isEntry, readModules } from './join.ts'

/** What a browser reads of an operation: the types of `api/send.ts` allow no more. */
const readByClients = ['returns', 'answersId']

/** The functions that describe an operation; a module that imports two of one name calls the second one by another. */
const describes = /^(get|post|put|patch|del)(\$\d+)?$/

/** Where the whole descriptions are: for the relay, the sandbox and everything else that imports `wire`. */
const whole = 'described'

/**
 * Gives browsers their own copy of the messages, without what only a relay reads of an operation: who may call it, and the
 * bodies that it accepts. A bundler then drops the schemas of requests, of which a browser sends but never reads any.
 */
export async function divideOperations(dist: string): Promise<void> {
  for (const file of globSync('wire/**/*.js', { cwd: dist })) {
    const code = readFileSync(join(dist, file), 'utf8')
    const copy = join(dist, inWhole(file))
    mkdirSync(dirname(copy), { recursive: true })
    copyFileSync(join(dist, file), copy)
    writeFileSync(join(dist, file), keepForClients(code))
  }
  const entry = join(dist, 'wire.js')
  writeFileSync(entry, readFileSync(entry, 'utf8').replaceAll('"./wire/', `"./${whole}/`))
  const modules = readModules(dist, anyImport)
  const reached = new Set([...modules.keys()].filter(isEntry).flatMap((entry) => [...closureOf(modules, entry)]))
  for (const file of modules.keys()) if (!reached.has(file)) rmSync(join(dist, file))
  await assertSame(dist)
}

/** Both copies have to describe the same calls, or a browser would send another request than the relay expects. */
async function assertSame(dist: string): Promise<void> {
  const ofClients = globSync('wire/**/*.js', { cwd: dist })
  const common = ofClients.filter((file) => existsSync(join(dist, inWhole(file))))
  let compared = 0
  for (const file of common) {
    const [left, right] = await Promise.all([readCalls(join(dist, file)), readCalls(join(dist, inWhole(file)))])
    if (JSON.stringify(left) !== JSON.stringify(right)) throw new Error(`${file} describes other calls for browsers.`)
    compared += right.length
  }
  if (compared < 50) throw new Error(`Only ${compared} operations of a browser were found.`)
}

const inWhole = (file: string) => join(whole, file.slice('wire/'.length))

/** Reads what a module says of its calls that a browser needs. */
async function readCalls(file: string): Promise<unknown[]> {
  const exported = Object.entries((await import(pathToFileURL(file).href)) as Record<string, unknown>)
  return exported.flatMap(([name, value]) => {
    const { method, path, answersId, responses } = Object(value)
    return method && responses ? [[name, method, path, answersId, Object.keys(responses)]] : []
  })
}

/** Removes what no browser reads from each description of an operation. */
export function keepForClients(code: string): string {
  const source = ts.createSourceFile('wire.js', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS)
  const removed: { from: number; to: number }[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && describes.test(node.expression.text)) {
      const [, description] = node.arguments
      if (description && ts.isObjectLiteralExpression(description)) removed.push(...unreadIn(description))
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return removed
    .sort((left, right) => right.from - left.from)
    .reduce((text, { from, to }) => text.slice(0, from) + text.slice(to), code)
}

function unreadIn({ properties }: ts.ObjectLiteralExpression) {
  return properties.flatMap((property, index) => {
    if (readByClients.includes(property.name?.getText() ?? '')) return []
    // With the comma behind it; the last one may have none.
    return [{ from: property.getFullStart(), to: properties[index + 1]?.getFullStart() ?? properties.end }]
  })
}
