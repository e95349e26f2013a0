/** A page that shows a document of the repository, which stays where it is. */
export type Source = { readonly slug: string; readonly file: string; readonly title?: string }

const decisions = ['sessions', 'sca', 'relay', 'sandbox', 'sizes', 'tools', 'site']
const packages = ['core', 'react', 'platform', 'sandbox', 'locales', 'create-countersign']

/** The documents, and the page of each. What links to one of these files leads to its page. */
export const documents: readonly Source[] = [
  { slug: 'overview', file: 'README.md', title: 'Overview' },
  { slug: 'first-payment', file: 'docs/first-payment.md' },
  { slug: 'your-backend', file: 'docs/your-backend.md' },
  { slug: 'deploying', file: 'docs/deploying.md' },
  { slug: 'demo-server', file: 'docs/demo.md' },
  { slug: 'examples', file: 'examples/README.md' },
  { slug: 'passkeys', file: 'docs/passkeys.md' },
  { slug: 'sca', file: 'docs/sca.md' },
  { slug: 'signed-actions', file: 'docs/signed-actions.md' },
  { slug: 'testing', file: 'docs/testing.md' },
  { slug: 'translation', file: 'docs/translation.md' },
  { slug: 'security', file: 'docs/security.md' },
  { slug: 'reporting', file: 'SECURITY.md', title: 'Report a vulnerability' },
  { slug: 'operations', file: 'docs/operations.md' },
  { slug: 'changelog', file: 'CHANGELOG.md' },
  { slug: 'contributing', file: 'CONTRIBUTING.md' },
  { slug: 'architecture', file: 'ARCHITECTURE.md' },
  ...packages.map((name) => ({ slug: `packages/${name}`, file: `packages/${name}/README.md` })),
  ...decisions.map((name) => ({ slug: `decisions/${name}`, file: `docs/decisions/${name}.md` })),
]
