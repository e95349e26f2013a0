import { keepForOffline } from './keepForOffline.ts'

/** Runs on every page. What makes an example work is loaded when one comes near the screen. */
function watchExamples(): void {
  const places = document.querySelectorAll<HTMLElement>('[data-live], [data-studio]')
  if (places.length === 0) return
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue
        seen.unobserve(target)
        void show(target)
      }
    },
    { rootMargin: '400px' },
  )
  for (const place of places) seen.observe(place)
}

async function show(place: HTMLElement): Promise<void> {
  const { mountLive, mountStudio } = await import('./mount.tsx')
  const { live } = place.dataset
  if (live === undefined) mountStudio(place)
  else mountLive(place, live)
}

/** A table that is wider than its place scrolls, so the keyboard has to reach it. */
function reachWideTables(): void {
  const measured = new ResizeObserver((entries) => {
    for (const { target } of entries)
      if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0')
      else target.removeAttribute('tabindex')
  })
  for (const table of document.querySelectorAll('.sl-markdown-content table')) measured.observe(table)
}

watchExamples()
reachWideTables()
keepForOffline()
