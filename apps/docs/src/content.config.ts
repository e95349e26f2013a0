import { defineCollection } from 'astro:content'
import { docsSchema } from '@astrojs/starlight/schema'
import { glob } from 'astro/loaders'

/** The pages that `generator/main.ts` has written: from the repository's own documents, and from its code. */
export const collections = {
  docs: defineCollection({ loader: glob({ base: './generated/pages', pattern: '**/*.md' }), schema: docsSchema() }),
}
