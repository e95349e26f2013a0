/** What is written or drawn on what, and the contrast that WCAG 2.2 asks for it (1.4.3, 1.4.11). */
const pairs = [
  ['text', 'surface', 4.5],
  ['text', 'inset', 4.5],
  ['quiet', 'surface', 4.5],
  ['quiet', 'inset', 4.5],
  ['accent', 'surface', 4.5],
  ['on-accent', 'accent', 4.5],
  ['danger', 'surface', 4.5],
  ['success', 'surface', 4.5],
  ['caution', 'surface', 4.5],
  ['on-alarm', 'alarm', 4.5],
  ['on-hero', 'hero', 4.5],
  ['on-hero', 'hero-deep', 4.5],
  ['on-hero-quiet', 'hero', 4.5],
  ['edge', 'surface', 3],
] as const

type Rgb = readonly [red: number, green: number, blue: number]

/** Returns a sentence for each pair of colors on a card whose contrast is too low. Colors that cannot be read are left out. */
export function findLowContrast(card: Element): string[] {
  const probe = card.ownerDocument.createElement('span')
  probe.hidden = true
  // With forced colors, every color would be read as the system's text.
  probe.style.forcedColorAdjust = 'none'
  card.append(probe)
  const styles = getComputedStyle(card)
  const read = (name: string) => {
    if (styles.getPropertyValue(`--_${name}`) === '') return undefined
    probe.style.color = `var(--_${name})`
    return parseColor(getComputedStyle(probe).color)
  }
  const sentences = pairs.flatMap(([front, back, least]) => {
    const [above, below] = [read(front), read(back)]
    const contrast = above && below ? contrastOf(above, below) : least
    if (contrast >= least) return []
    return [`--cs-color-${front} on --cs-color-${back}: ${contrast.toFixed(1)} of ${least}.`]
  })
  probe.remove()
  return sentences
}

/** As browsers write a computed color, if it is opaque. */
function parseColor(color: string): Rgb | undefined {
  const [, space, values = ''] = /^(rgb|color)\((?:srgb )?([\d., e-]+)\)$/.exec(color) ?? []
  const [red, green, blue] = values.split(/[, ]+/).map((value) => Number(value) / (space === 'rgb' ? 255 : 1))
  return red === undefined || green === undefined || blue === undefined ? undefined : [red, green, blue]
}

/** WCAG 2.2, contrast ratio. */
function contrastOf(one: Rgb, other: Rgb): number {
  const [light = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].sort((left, right) => right - left)
  return (light + 0.05) / (dark + 0.05)
}

/** WCAG 2.2, relative luminance. */
function luminanceOf(color: Rgb): number {
  const [red, green, blue] = color.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}
