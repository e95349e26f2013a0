import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { createApp, Refusal } from './createApp.ts'
import { templateNames } from './templates.ts'

const templates = join(import.meta.dirname, '../../../examples')
let directory: string

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'create-countersign-'))
  return () => rmSync(directory, { recursive: true })
})

const create = (args: string, userAgent = 'npm/11.0.0 node/v24.0.0') =>
  createApp(args.split(' ').filter(Boolean), { directory, templates, userAgent })

function refusalOf(args: string, userAgent?: string): string {
  try {
    create(args, userAgent)
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
  throw new Error('The app was made')
}

test.each(templateNames)('an app from the template %s has its own name wherever the template has one', (template) => {
  create(`my-app --template ${template}`)

  const made = readdirSync(join(directory, 'my-app'))
  const example = readdirSync(join(templates, template))
  expect(made).toEqual(expect.arrayContaining([...example, '.gitignore', 'README.md']))
  expect(JSON.parse(readFileSync(join(directory, 'my-app/package.json'), 'utf8')).name).toBe('my-app')
  for (const file of made.filter((name) => name.includes('.')))
    expect(readFileSync(join(directory, 'my-app', file), 'utf8')).not.toContain('countersign-example')
})

test('the credentials that the setup writes stay out of the repository', () => {
  create('my-app')

  expect(readFileSync(join(directory, 'my-app/.gitignore'), 'utf8').split('\n')).toContain('.env')
})

test('the next commands are those of the package manager that was used', () => {
  const said = create('my-app', 'pnpm/12.21.0 npm/? node/v24.0.0')
  expect(said).toContain('cd my-app')
  expect(said).toContain('pnpm install')
  expect(said).not.toMatch(/\bnpm\b/)
  expect(readFileSync(join(directory, 'my-app/README.md'), 'utf8')).toContain('pnpm run setup')

  expect(create('other', 'yarn/4.9.0 npm/? node/v24.0.0')).toContain('yarn run setup')
  expect(create('third', '')).toContain('npm run setup')
})

test('an app can be made in an empty folder, and in one that is only a repository yet', () => {
  const target = join(directory, 'my-app')
  mkdirSync(join(target, '.git'), { recursive: true })
  const said = createApp(['.'], { directory: target, templates })

  expect(said).not.toContain('cd ')
  expect(existsSync(join(target, 'package.json'))).toBe(true)
})

test.each([
  ['', 'Name one folder for the app: npm create countersign@latest my-app -- --template next|hono|express|workers'],
  [
    'one two',
    'Name one folder for the app: npm create countersign@latest my-app -- --template next|hono|express|workers',
  ],
  ['my-app --template vue', 'There is no template "vue": choose one of next, hono, express, workers.'],
  ['my-app --template toString', 'There is no template "toString": choose one of next, hono, express, workers.'],
  ['my-app --shiny', "Unknown option '--shiny'."],
  ['My_App', '"My_App" cannot name the app: start with a lowercase letter, then use those, digits and hyphens.'],
])('"%s" is refused in one sentence, and nothing is written', (args, sentence) => {
  expect(refusalOf(args)).toBe(sentence)
  expect(readdirSync(directory)).toEqual([])
})

test('the command that a refusal shows is one of the package manager that was used', () => {
  expect(refusalOf('', 'pnpm/12.21.0')).toContain('pnpm create countersign@latest my-app --template')
  expect(refusalOf('', 'yarn/4.9.0')).toContain('yarn create countersign my-app --template')
})

test('a folder with files in it is left as it is, and so is a file', () => {
  mkdirSync(join(directory, 'used'))
  writeFileSync(join(directory, 'used/notes'), 'mine')
  writeFileSync(join(directory, 'file'), 'mine')

  expect(refusalOf('used')).toBe('The folder "used" is not empty: choose another one, or empty it.')
  expect(refusalOf('file')).toBe('"file" is a file: choose another name.')
  expect(readdirSync(join(directory, 'used'))).toEqual(['notes'])
})
