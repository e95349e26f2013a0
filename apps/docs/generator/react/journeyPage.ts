import { readMeanings } from '../../../../scripts/derived/themeTable.ts'
import type { Page } from '../markdown.ts'
import { addressOf } from '../places.ts'
import { cell, table } from '../table.ts'
import type { Component } from './components.ts'
import type { Journey } from './readJourney.ts'
import type { SceneText } from './readScenes.ts'

/** `session-list` is called Session list. */
function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ').replace(/\b(otp|sca|totp|sms)\b/g, (short) => short.toUpperCase())
  return words.replace('oidc', 'OpenID').replace(/^./, (first) => first.toUpperCase())
}

/** The page of one journey: its screen, live, and all that the code says about it. */
export function writeJourney(journey: Journey, scenes: readonly SceneText[]): Page {
  const { entry, screens, parts, hooks, messages } = journey
  const main = screens.find(({ name }) => name.endsWith('Screen')) ?? screens[0]
  const description = (main?.meaning ?? parts[0]?.components.find(({ name }) => name === 'Root')?.meaning ?? '')
    .split('\n\n')[0]
    ?.replace(/\s+/g, ' ')
  const body = [
    description,
    ...live(entry.name, scenes),
    ...section('Props', screens.flatMap(writeScreen)),
    ...section(
      'Parts',
      parts.flatMap(({ namespace, components }) => writeParts(namespace, components)),
    ),
    ...section(
      'Hooks',
      hooks.flatMap(({ name, meaning, signature }) => [`### ${name}`, meaning, fence('ts', signature)]),
    ),
    ...section('Class names', writeClassNames(journey)),
    ...section(
      'Messages',
      [
        `Every sentence can be replaced, and is in [each language](${addressOf('translation')}).`,
        ...messages.map((text) => fence('tsx', text)),
      ].filter(() => messages.length > 0),
    ),
    ...section('More', [
      `The [exports of \`${entry.specifier}\`](${addressOf(`api/react/${entry.name}`)}), and the same journey [without React](${addressOf('headless')}).`,
    ]),
  ]
  return {
    slug: `screens/${entry.name}`,
    title: titleOf(entry.name),
    description: description ?? '',
    body: body.join('\n\n'),
  }
}

function section(title: string, content: readonly (string | undefined)[]): string[] {
  const kept = content.filter((piece) => piece !== undefined && piece !== '')
  return kept.length > 0 ? [`## ${title}`, ...(kept as string[])] : []
}

const fence = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\``

/** The frame that `src/live/page.ts` fills, and the code of what it shows. The whole wallet has a page of its own. */
function live(name: string, scenes: readonly SceneText[]): string[] {
  if (name === 'wallet') return ['## Live', `[Open the whole wallet](${addressOf('demo')}), in a page of its own.`]
  if (scenes.length === 0) return []
  const code = scenes.map(({ label, code }) => (scenes.length > 1 ? `// ${label}\n${code}` : code)).join('\n\n')
  return [
    '## Live',
    `<div class="live not-content" data-live="${name}"><p class="live-wait">This example needs JavaScript: browser, relay and service run in this page.</p></div>`,
    fence('tsx', code),
  ]
}

function writeScreen({ name, meaning, props }: Component): string[] {
  return [`### ${name}`, meaning, props.length > 0 ? writeProps(props) : 'It takes no props of its own.']
}

function writeProps(props: Component['props']): string {
  return table(
    ['Prop', 'Type', 'Meaning'],
    props.map(({ name, type, isOptional, meaning }) => [
      `\`${name}${isOptional ? '' : '*'}\``,
      cell(type, 'code'),
      cell(meaning),
    ]),
  )
}

function writeParts(namespace: string, components: readonly Component[]): string[] {
  return [
    `### ${namespace}`,
    table(
      ['Part', 'What it is', 'Own props, and data attributes'],
      components.map(({ name, element, meaning, props, attributes }) => [
        `\`.${name}\`${element === undefined ? '' : `<br>\`${element}\``}`,
        cell(meaning),
        [
          ...props.map((prop) => `\`${prop.name}${prop.isOptional ? '' : '*'}\``),
          ...attributes.map((attribute) => cell(attribute, 'code')),
        ].join('<br>'),
      ]),
    ),
    'An asterisk marks what is required. Every part takes the props of its element, a `ref`, `render`, and `className` and `style`, also as functions of its state.',
  ]
}

function writeClassNames({ classNames }: Journey): string[] {
  const meanings = readMeanings()
  const rows = classNames.map((name) => [`\`.${name}\``, cell(meanings.get(name) ?? '')])
  return rows.length > 0 ? [table(['Class name', 'What has it'], rows)] : []
}
