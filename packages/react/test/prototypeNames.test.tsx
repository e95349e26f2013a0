import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { repetitions } from '../../core/test/longRun.ts'
import { comesToRest } from './comesToRest.ts'
import { type AnyScreen, everyScreen, type ScreenPage } from './everyScreen.tsx'
import { leavePage } from './pageListeners.ts'
import { poisonField, poisonKeys, refusal, wordFields } from './poison.ts'
import { renderWallet } from './renderWallet.tsx'

type Answer = (body: string, response: Response) => string | Response

/** A page whose responses are changed on the way. `show` renders the screen again and returns its text. */
async function openScreen(name: AnyScreen) {
  const { world, ui, open }: ScreenPage = await everyScreen[name]()
  let answer: Answer = (body) => body
  world.network.tamper('/', (body, response) => answer(body, response))

  return {
    show: async (change: Answer): Promise<string> => {
      answer = change
      sessionStorage.clear()
      if (open) world.clock.advance(60_000)
      const view = renderWallet(
        <>
          <p>The page around</p>
          <main>{ui}</main>
        </>,
        { client: world.openTab() },
      )
      if (open) await open()
      await comesToRest(world)
      expect(screen.getByText('The page around')).toBeTruthy()
      const text = screen.getByRole('main').textContent
      view.unmount()
      leavePage()
      return text
    },
  }
}

const sentence = /[A-Z][a-z]+ [a-z]+/
/** What a screen shows where an inherited member came through, or where it gave up. */
const broken = /native code|function |\[object|undefined|can’t show (this part|it right now)/

/**
 * One of each kind: a function that returns an object, an object, a function that returns a text. `useMessages.test.tsx`
 * has the others. Every third field gets one of them in turn; in the long run every field gets all three.
 */
const names = ['constructor', '__proto__', 'toString']

const screens = Object.keys(everyScreen) as AnyScreen[]

/** What a screen gets in every place at once: one of the names in turn, and all of them in the long run. */
const namesFor = (screen: AnyScreen) =>
  repetitions({ usual: [names[screens.indexOf(screen) % names.length] as string], long: names })

test.each(screens)('%s shows plain text when a field of any answer holds an inherited name', async (name) => {
  const { show } = await openScreen(name)
  const fields = new Set<string>()
  await show((body) => {
    for (const field of wordFields(body)) fields.add(field)
    return body
  })

  const chosen = [...fields].filter((_field, at) => at % repetitions({ usual: names.length, long: 1 }) === 0)
  for (const [at, field] of chosen.entries()) {
    const turn = names[at % names.length] as string
    for (const word of repetitions({ usual: [turn], long: names })) {
      const text = await show((body) => poisonField(body, { field, name: word }))
      expect(text, `${field}: ${word}`).toMatch(sentence)
      expect(text, `${field}: ${word}`).not.toMatch(broken)
    }
  }
})

test.each(screens)(
  '%s shows plain text when every object of an answer has a field with an inherited name',
  async (name) => {
    const { show } = await openScreen(name)

    for (const word of namesFor(name)) {
      const text = await show((body) => poisonKeys(body, word))
      expect(text, word).toMatch(sentence)
      expect(text, word).not.toMatch(broken)
    }
  },
)

test.each(screens)(
  '%s shows plain text when every answer is a refusal with an inherited name as its code',
  async (name) => {
    const { show } = await openScreen(name)

    for (const code of namesFor(name)) {
      const text = await show(() => refusal(code))
      expect(text, code).toMatch(sentence)
      expect(text, code).not.toMatch(broken)
    }
  },
)
