import type { StarlightUserConfig } from '@astrojs/starlight/types'
import { groups } from '../src/live/journeys.ts'

type Sidebar = NonNullable<StarlightUserConfig['sidebar']>

const page = (label: string, slug: string) => ({ label, slug })

/** What stands beside each page. */
export const sidebar: Sidebar = [
  {
    label: 'Start',
    items: [
      page('Overview', 'overview'),
      page('Your first payment', 'first-payment'),
      page('Concepts', 'concepts'),
      page('Your backend', 'your-backend'),
      page('Examples', 'examples'),
      page('Deploying', 'deploying'),
      page('The demo', 'demo-server'),
    ],
  },
  {
    label: 'Screens, live',
    items: [
      page('All screens', 'screens'),
      { label: 'A whole wallet', link: '/demo/' },
      ...groups.map(({ label, journeys }) => ({
        label,
        collapsed: true,
        items: journeys.map((name) => ({ slug: `screens/${name}` })),
      })),
    ],
  },
  {
    label: 'Look and words',
    items: [
      page('Theme studio', 'theme-studio'),
      page('Accessibility', 'accessibility'),
      page('Languages', 'translation'),
      page('Browsers and sizes', 'browsers'),
    ],
  },
  {
    label: 'Guides',
    items: [
      page('Headless and other frameworks', 'headless'),
      page('Server rendering', 'server-rendering'),
      page('Passkeys', 'passkeys'),
      page('Strong Customer Authentication', 'sca'),
      page('Signed actions', 'signed-actions'),
      page('Testing', 'testing'),
      page('Troubleshooting', 'troubleshooting'),
      page('Before production', 'production-checklist'),
    ],
  },
  { label: 'Security', items: [page('Security model', 'security'), page('Report a vulnerability', 'reporting')] },
  {
    label: 'Reference',
    collapsed: true,
    items: [
      { label: 'Packages', collapsed: true, items: [{ autogenerate: { directory: 'packages' } }] },
      { label: 'API', collapsed: true, items: [{ autogenerate: { directory: 'api' } }] },
      page('Operations', 'operations'),
    ],
  },
  {
    label: 'Project',
    collapsed: true,
    items: [
      page('Changelog', 'changelog'),
      page('Upgrading', 'upgrading'),
      page('Architecture', 'architecture'),
      { label: 'Decisions', collapsed: true, items: [{ autogenerate: { directory: 'decisions' } }] },
      page('Contributing', 'contributing'),
    ],
  },
]
