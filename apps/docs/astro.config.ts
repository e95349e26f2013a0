import { fileURLToPath } from 'node:url'
import starlight from '@astrojs/starlight'
import { defineConfig, passthroughImageService } from 'astro/config'
import { sidebar } from './generator/sidebar.ts'

/** Where the site is served; a static host may have it below a path. */
const base = process.env.COUNTERSIGN_SITE_BASE ?? '/'

export default defineConfig({
  base,
  publicDir: './generated/public',
  outDir: './dist',
  cacheDir: './.cache',
  trailingSlash: 'ignore',
  // No image needs work, so that no program for images has to be installed.
  image: { service: passthroughImageService() },
  integrations: [
    starlight({
      title: 'Countersign',
      description: 'Self-custodial payments in your own pages: sign in, sign a payment, follow it to its end.',
      favicon: '/favicon.svg',
      logo: { src: './static/favicon.svg', alt: '' },
      customCss: [
        './src/styles/site.css',
        './src/styles/live.css',
        './src/styles/backstage.css',
        './src/styles/studio.css',
        '../../examples/headless/design.css',
      ],
      sidebar,
      // A frame like that of a terminal says nothing about a command. Code wraps, so no block of it scrolls sideways.
      expressiveCode: { defaultProps: { frame: 'none', wrap: true }, styleOverrides: { borderRadius: '12px' } },
      pagination: false,
      lastUpdated: false,
      credits: false,
      head: [{ tag: 'meta', attrs: { name: 'color-scheme', content: 'light dark' } }],
    }),
    {
      name: 'live-examples',
      hooks: {
        'astro:config:setup': ({ injectScript }) => injectScript('page', `import '/src/live/page.ts'`),
      },
    },
  ],
  vite: {
    resolve: {
      alias: {
        // A browser may not load the backend's client. Here the page is the backend, of a sandbox whose keys are public.
        '@countersign/platform/service': fileURLToPath(
          new URL('../../packages/platform/src/exports/service.ts', import.meta.url),
        ),
      },
    },
  },
})
