import type { Page, Route } from '@playwright/test'

/**
 * Handles the first request to `url`; later ones go their way. Not `page.route` with `{ times: 1 }`, which stops
 * intercepting while the next requests are on their way: one in sixty of them then never gets a response
 * (microsoft/playwright#41802).
 */
export async function routeOnce(
  page: Page,
  url: string | RegExp,
  handle: (route: Route) => Promise<void>,
): Promise<void> {
  let isHandled = false
  await page.route(url, async (route) => {
    if (isHandled) return route.fallback()
    isHandled = true
    await handle(route)
  })
}
