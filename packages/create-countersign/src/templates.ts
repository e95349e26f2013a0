/** A script that starts the app. `waits`: it keeps its terminal, and the next one needs another. */
type Start = { readonly script: string; readonly waits?: true }

const built: readonly Start[] = [{ script: 'build' }, { script: 'start' }]

export type Template = 'next' | 'hono' | 'express' | 'workers'

/** The templates, which are the folders of `examples/`: how each is started, and where its page is then. */
export const templates: Record<Template, { readonly starts: readonly Start[]; readonly page: string }> = {
  next: { starts: [{ script: 'dev' }], page: 'http://localhost:3000' },
  hono: { starts: [{ script: 'server', waits: true }, { script: 'page' }], page: 'http://localhost:5173' },
  express: { starts: built, page: 'http://localhost:3000' },
  workers: { starts: built, page: 'http://localhost:3000' },
}

export const templateNames = Object.keys(templates) as Template[]

export function isTemplate(name: string): name is Template {
  return Object.hasOwn(templates, name)
}
