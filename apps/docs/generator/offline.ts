import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { base } from './places.ts'

const dist = join(import.meta.dirname, '../dist')

/** What the examples load: kept at once, so that each works offline after the first visit of any page. */
const files = globSync(['_astro/**/*.{js,css}', '{screens,demo}/**/index.html', 'favicon.svg'], { cwd: dist }).sort()
const addresses = files.map((file) => base + file.replace(/index\.html$/, ''))
const version = createHash('sha256')
  .update(files.map((file) => readFileSync(join(dist, file))).join(''))
  .digest('hex')
  .slice(0, 12)

const worker = readFileSync(join(import.meta.dirname, 'offlineWorker.js'), 'utf8')
const settings = { version, base, files: addresses }
writeFileSync(join(dist, 'offline.js'), `const site = ${JSON.stringify(settings)}\n${worker}`)
