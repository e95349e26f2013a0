import { expect, test } from 'vitest'
import { brands, contrastOf, measureContrast, writeCss } from './theme.ts'

test('contrast is measured as WCAG defines it', () => {
  expect(contrastOf('#ffffff', '#000000')).toBeCloseTo(21)
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrastOf('#ffffff', '#777777')).toBeCloseTo(4.48, 2)
})

test.each(Object.keys(brands))('the brand %s has enough contrast in both looks', (name) => {
  const theme = brands[name]
  if (!theme) throw new Error('there is no such brand')
  for (const look of ['light', 'dark'] as const)
    for (const { what, ratio, isEnough } of measureContrast(theme, look))
      expect({ what, ratio, isEnough }).toMatchObject({ isEnough: true })
})

test('the CSS to copy sets ten tokens, each color in both looks', () => {
  const css = writeCss(brands.Harbor as NonNullable<(typeof brands)['Harbor']>)
  expect(css.match(/--cs-/g)).toHaveLength(10)
  expect(css).toContain('--cs-color-accent: light-dark(#0b5a66, #7fd4de);')
})
