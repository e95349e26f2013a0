import { chromium } from '@playwright/test'
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
 * Compares what the browser computes from a production build of the published style sheet with the theme. Bundlers rewrite
 * colors for older browsers, and what they write can depend on declarations that the page does not have.
 *
 * @returns whether every color is the theme's.
 */
export async function checkColors(bundler: string, css: string): Promise<boolean> {
  const browser = await chromium.launch(findChromium() ?? {})
  const wrong: string[] = []
  try {
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
        const [is, wanted] = [seen, themes[expected(device)]].map((colors) => JSON.stringify(colors))
        if (is !== wanted) wrong.push(`${device} device, color-scheme ${scheme}: ${is} in place of ${wanted}`)
      }
    }
  } finally {
    await browser.close()
  }
  for (const line of wrong) console.log(`colors, ${bundler}, ${line}`)
  if (wrong.length === 0) console.log(`colors, ${bundler}: those of the theme, light and dark`)
  return wrong.length === 0
}

function pageWith(css: string, scheme: string): string {
  return `<!doctype html><html style="color-scheme: ${scheme}"><style>${css}</style>
    <div class="cs-card"><input class="cs-input"><button class="cs-button">Continue</button></div>`
}
