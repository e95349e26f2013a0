/** A color in both looks. */
export type Pair = { readonly light: string; readonly dark: string }

export const colors = ['accent', 'on-accent', 'surface', 'text', 'edge'] as const
export type ColorName = (typeof colors)[number]

export type Look = 'light' | 'dark'

/** The ten tokens that make a brand. */
export type Theme = Readonly<Record<ColorName, Pair>> & {
  readonly radius: number
  readonly buttonHeight: number
  readonly headingWeight: number
  readonly density: number
  readonly font: string
}

const system = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif'

export const fonts = [
  { name: 'System', value: system },
  { name: 'Serif', value: 'Charter, "Bitstream Charter", "Sitka Text", Cambria, "DejaVu Serif", serif' },
  { name: 'Mono', value: 'ui-monospace, "SF Mono", "Cascadia Mono", "Roboto Mono", "DejaVu Sans Mono", monospace' },
] as const

export const brands: Readonly<Record<string, Theme>> = {
  Harbor: {
    accent: { light: '#0b5a66', dark: '#7fd4de' },
    'on-accent': { light: '#ffffff', dark: '#04262c' },
    surface: { light: '#ffffff', dark: '#141c1f' },
    text: { light: '#0e2023', dark: '#eaf1f1' },
    edge: { light: '#75868a', dark: '#77888d' },
    radius: 16,
    buttonHeight: 3.25,
    headingWeight: 650,
    density: 1,
    font: system,
  },
  Ledger: {
    accent: { light: '#3b2f8f', dark: '#b9b1ff' },
    'on-accent': { light: '#ffffff', dark: '#1a1447' },
    surface: { light: '#fffdf8', dark: '#1b1917' },
    text: { light: '#211d18', dark: '#f3efe8' },
    edge: { light: '#857d72', dark: '#8d857a' },
    radius: 4,
    buttonHeight: 2.75,
    headingWeight: 600,
    density: 0.9,
    font: fonts[1].value,
  },
  Market: {
    accent: { light: '#b3261e', dark: '#ffb4a8' },
    'on-accent': { light: '#ffffff', dark: '#4a0f0a' },
    surface: { light: '#ffffff', dark: '#1f1716' },
    text: { light: '#25110f', dark: '#f9ebe9' },
    edge: { light: '#8c7b79', dark: '#95827f' },
    radius: 24,
    buttonHeight: 3.5,
    headingWeight: 750,
    density: 1.1,
    font: system,
  },
}

const variableOf = (name: ColorName) => `--cs-color-${name}`

/** The theme as variables: what the preview sets, and what is copied. */
export function writeVariables(theme: Theme): [name: string, value: string][] {
  return [
    ...colors.map((name): [string, string] => [
      variableOf(name),
      `light-dark(${theme[name].light}, ${theme[name].dark})`,
    ]),
    ['--cs-radius', `${theme.radius}px`],
    ['--cs-button-height', `${theme.buttonHeight}rem`],
    ['--cs-heading-weight', String(theme.headingWeight)],
    ['--cs-density', String(theme.density)],
    ['--cs-font', theme.font],
  ]
}

export function writeCss(theme: Theme): string {
  const lines = writeVariables(theme).map(([name, value]) => `  ${name}: ${value};`)
  return `:root {\n  color-scheme: light dark;\n${lines.join('\n')}\n}\n`
}

/** What has to be readable on what, and how much contrast that takes (WCAG 1.4.3, 1.4.11). */
const pairs: readonly { what: string; color: ColorName; on: ColorName; least: number }[] = [
  { what: 'Text on a card', color: 'text', on: 'surface', least: 4.5 },
  { what: 'Links on a card', color: 'accent', on: 'surface', least: 4.5 },
  { what: 'Text on a button', color: 'on-accent', on: 'accent', least: 4.5 },
  { what: 'Edge of a field', color: 'edge', on: 'surface', least: 3 },
]

export type Contrast = { readonly what: string; readonly ratio: number; readonly isEnough: boolean }

export function measureContrast(theme: Theme, look: Look): Contrast[] {
  return pairs.map(({ what, color, on, least }) => {
    const ratio = contrastOf(theme[color][look], theme[on][look])
    return { what, ratio, isEnough: ratio >= least }
  })
}

/** The contrast ratio of two colors in hex (WCAG 2.2). */
export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
