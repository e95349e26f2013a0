import { checkAccessibility } from '../checkAccessibility.ts'
import { expect, listPages, overflowOf, test } from './sitePage.ts'

/** The screens have tests of their own. */
const paths = listPages().filter((path) => !path.startsWith('/screens/') || path === '/screens/')
const bundles = Map.groupBy(paths, (path) => /^\/((?:api\/)?[^/]*)/.exec(path)?.[1] || 'home')

test('the generator has written the pages', () => {
  expect(paths.length).toBeGreaterThan(100)
})

for (const [section, bundle] of bundles)
  test(`the pages of ${section} have no accessibility violation, lead nowhere wrong and do not scroll sideways at 320 px`, async ({
    page,
    request,
  }) => {
    test.setTimeout(30_000 + bundle.length * 10_000)
    const reached = new Set<string>()
    for (const path of bundle)
      await test.step(path, async () => {
        await page.setViewportSize({ width: 1280, height: 900 })
        await page.goto(path)
        await checkAccessibility(page)
        await page.setViewportSize({ width: 320, height: 700 })
        expect({ path, overflow: await overflowOf(page) }).toEqual({ path, overflow: 0 })
        const links = await page
          .locator('main a[href^="/"]')
          .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
        for (const link of links) {
          const [target = ''] = link.split('#')
          if (reached.has(target)) continue
          reached.add(target)
          expect({ path, link, status: (await request.head(target)).status() }).toEqual({ path, link, status: 200 })
        }
      })
  })
