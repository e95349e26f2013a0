import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { build as buildWithEsbuild } from 'esbuild'
import { build as buildWithVite } from 'vite'
import webpack from 'webpack'
import { findChromium } from '../browsers.ts'

/** The theme's own colors in `theme.css`. Only this check writes them down a second time. */
const themes = {
  light: { card: 'rgb(255, 255, 255)', button: 'rgb(29, 78, 216)', field: 'rgb(132, 139, 154)' },
  dark: { card: 'rgb(22, 24, 29)', button: 'rgb(147, 180, 255)', field: 'rgb(114, 122, 138)' },
}

type Theme = keyof typeof themes

/** What a page declares as its color scheme. A page that declares nothing is light, also on a dark device. */
const declarations: readonly { scheme: string; expected: (device: Theme) => Theme }[] = [
  { scheme: 'normal', expected: () => 'light' },
  { scheme: 'light dark', expected: (device) => device },
]

/**
 * Builds a page with the published style sheet for production, with every bundler and its default targets, and compares
 * what the browser computes with the theme. Bundlers rewrite colors for older browsers, and what they write can depend on
 * declarations that the page does not have.
 *
 * @returns whether every color is the theme's.
 */
export async function checkColors(consumer: string): Promise<boolean> {
  writeFileSync(join(consumer, 'colors.ts'), `import '@countersign/react/styles.css'\n`)
  const browser = await chromium.launch(findChromium() ?? {})
  const wrong: string[] = []
  try {
    for (const [bundler, build] of Object.entries({ vite, webpack: pack, esbuild })) {
      const css = await build(consumer)
      for (const device of ['light', 'dark'] as const) {
        const page = await browser.newPage({ colorScheme: device })
        for (const { scheme, expected } of declarations) {
          await page.setContent(pageWith(css, scheme))
          const seen = await page.evaluate(() => {
            const styleOf = (selector: string) => getComputedStyle(document.querySelector(selector) as Element)
            return {
              card: styleOf('.cs-card').backgroundColor,
              button: styleOf('.cs-button').backgroundColor,
              field: styleOf('.cs-input').borderTopColor,
            }
          })
          const wanted = JSON.stringify(themes[expected(device)])
          if (JSON.stringify(seen) !== wanted)
            wrong.push(
              `${bundler}, ${device} device, color-scheme ${scheme}: ${JSON.stringify(seen)} in place of ${wanted}`,
            )
        }
        await page.close()
      }
    }
  } finally {
    await browser.close()
  }
  for (const line of wrong) console.log(`colors, ${line}`)
  if (wrong.length === 0) console.log('colors of the production builds: those of the theme, light and dark')
  return wrong.length === 0
}

function pageWith(css: string, scheme: string): string {
  return `<!doctype html><html style="color-scheme: ${scheme}"><style>${css}</style>
    <div class="cs-card"><input class="cs-input"><button class="cs-button">Continue</button></div>`
}

async function vite(consumer: string): Promise<string> {
  const outDir = join(consumer, 'vite/colors')
  await buildWithVite({
    root: consumer,
    configFile: false,
    logLevel: 'error',
    build: { outDir, rolldownOptions: { input: join(consumer, 'colors.ts') } },
  })
  return readStyles(outDir)
}

async function esbuild(consumer: string): Promise<string> {
  const outdir = join(consumer, 'esbuild/colors')
  await buildWithEsbuild({
    absWorkingDir: consumer,
    entryPoints: ['colors.ts'],
    bundle: true,
    minify: true,
    target: ['chrome111', 'firefox114', 'safari16.4'],
    outdir,
    logLevel: 'error',
  })
  return readStyles(outdir)
}

async function pack(consumer: string): Promise<string> {
  const path = join(consumer, 'webpack/colors')
  mkdirSync(path, { recursive: true })
  const compiler = webpack({
    mode: 'production',
    context: consumer,
    entry: './colors.ts',
    output: { path },
    experiments: { css: true },
    performance: false,
  })
  const stats = await promisify(compiler.run.bind(compiler))()
  const [error] = stats?.toJson({ all: false, errors: true }).errors ?? []
  if (error) throw new Error(error.message)
  return readStyles(path)
}

function readStyles(folder: string): string {
  const [file] = globSync('**/*.css', { cwd: folder })
  if (!file) throw new Error(`${folder} has no style sheet.`)
  return readFileSync(join(folder, file), 'utf8')
}
