import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { english, type Message, readLanguage, tags } from './english.ts'
import { listMessages, say } from './say.ts'

const inEnglish = new Map<string, Message>(listMessages('', english))

/** Texts that are names, and the same in every language. */
const names =
  /^([\W\d_]*|ACH.*|Base|BIC|Bitcoin|Bolt.*|Bre-B|CLABE|CNPJ|CPF|Ethereum|Faster Payments|FedNow|IBAN|IFSC|InstaPay|Lightning|Passkey|PayNow|PESONet|PIX|Plasma|Polygon|Solana|Sort code|Spark|Tron|UnionPay|Kenya – KES|Polygon – USDB, BTC|•••• 8190)$/

/** Words that are spelled like the English ones. */
const same: { readonly [tag: string]: readonly string[] } = {
  da: ['Bank', 'Donation', 'Note', 'Reference', 'Send', 'Send $1,234.56'],
  de: ['Bank', 'Name', 'Zip-Zap (optional)'],
  fr: ['Date', 'Dates', 'Description', 'Total', 'Active'],
  es: ['Total'],
  hu: ['Bank'],
  it: ['Routing number'],
  nl: ['Bank', 'Later', 'Privacy'],
  pt: ['Total'],
  ro: ['Card', 'Total'],
  sv: ['Bank', 'Donation'],
}

const englishWords = 'the your you please again this of and with from cannot can’t don’t isn’t'.split(' ')

/** Those that are words of a language, too. */
const ownWords: { readonly [tag: string]: readonly string[] } = { nl: ['of'] }

/** Finds English words that do not belong to a language. */
const leftoversIn = (tag: string) =>
  RegExp(
    `(?<![\\p{L}\\d_@.])(${englishWords.filter((word) => !ownWords[tag]?.includes(word)).join('|')})(?![\\p{L}\\d_.])`,
    'iu',
  )

/** The rows of the tables in the glossary of a language. */
const readRows = (tag: string) =>
  readFileSync(join(import.meta.dirname, `../glossary/${tag}.md`), 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))

const isLabel =
  /\.(add|add\w*Code|addMoney|addOidc|addPasskey|addTotp|again|another|anotherWay|back|cancel|change|change(Email|Phone)|check|checkAgain|clear|close|confirm|confirm(Remove|Revoke|Trust)|contact|continue|continueWith|copy|copy(All|Codes|Key)|create|done|download|edit|emailCode|end|endCurrent|extend|find|finish|goOn|hide|keep|lifted|moreTime|more|off|on|openApp|openCheck|passkey|pay|payByTransfer|print|prompt(Skip|Start)|remove|requote|resend|restart|reveal|revoke|save|saved|sendAgain|sendCode|share|showAgain|signIn|signInCancel|signOut|skip|skipCode|smsCode|start|startAgain|stop|submit|submitCode|tryAgain|trust|use(Email|Passkey|Phone)|useInstead\.\w+|factors\.\w+|complete\.\w+|unlock\.\w+)$/

/** What the samples put into a message, and every other number in it. */
const givenValues =
  /\d+:\d+|\$1,234\.56|Mar \d, 2027|\d+|Visa|ada@[\w.]+|Kenya|KES|USDB, BTC|pay\.example\.net|Zip-Zap|Grace Okafor|Polygon|Sam Ndlovu|Harbor ID|Anchor ID/g

/** Their example is a number of the language's own country. */
const phoneNumbers = /(phone|address)Invalid$|INVALID_PHONE_NUMBER$|(phone|number|address)Hint$/

/** Whether a text has a value in it: a number as the language writes it, and seconds as minutes, too. */
function says(tag: string, text: string, value: string): boolean {
  if (text.includes(value)) return true
  const number = Number(value)
  const write = (count: number) => new Intl.NumberFormat(tag).format(count)
  return text.includes(write(number)) || (number > 60 && text.includes(write(number / 60)))
}

/** Sentences that end in the name of a button. */
const notLabels =
  /\.errors\.|\.proofTitles\.|^walletOwnership\.(titles|leads)\.|^(passkeyRegistration\.done|contactChange\.saved|scaFactorReset\.completed|totpEnrollment\.done|trustedBeneficiaries\.done)/

describe.each(tags)('the language %s', async (tag) => {
  const language = await readLanguage(tag)
  const messages = listMessages('', language)
  const spoken = messages.flatMap(([path, message]) => {
    const before = say(path, inEnglish.get(path) ?? '')
    const after = say(path, message)
    // A sample may leave out what a message always gets.
    return after.flatMap((text, sample) =>
      /undefined/.test(before[sample] ?? '') ? [] : [{ path, text, before: before[sample] }],
    )
  })

  test('has every message that English has, and no other: add the new ones to its folder in packages/locales/src', () => {
    expect(messages.map(([path]) => path).sort()).toEqual([...inEnglish.keys()].sort())
  })

  test('says everything that a message is given, where English does', () => {
    const missing = messages.flatMap(([path, message]) => {
      const ours = say(path, message)
      return say(path, inEnglish.get(path) ?? '').flatMap((text, sample) => {
        const given = phoneNumbers.test(path) ? [] : text.match(givenValues)
        const said = ours[sample] ?? ''
        return (given ?? [])
          .filter((value) => !says(tag, said, value))
          .map((value) => `${path}: no ${value} in "${said}"`)
      })
    })
    expect(missing).toEqual([])
  })

  test('leaves nothing in English', () => {
    const leftovers = leftoversIn(tag)
    const untranslated = spoken.filter(
      ({ text, before }) =>
        (text === before && !names.test(text) && !same[tag]?.includes(text)) || leftovers.test(text),
    )
    expect(untranslated).toEqual([])
  })

  test('says something everywhere, in at most 250 characters', () => {
    expect(
      spoken.filter(({ text }) => text === '' || text.length > 250 || /undefined|\bnull\b|NaN|\[object|#/.test(text)),
    ).toEqual([])
  })

  test('has buttons of at most 30 characters and titles of at most 50', () => {
    const limitOf = (path: string) =>
      isLabel.test(path) && !notLabels.test(path) ? 30 : /title$|\.titles\./i.test(path) ? 50 : 250
    expect(
      spoken.filter(({ path, text }) => text.length > limitOf(path)).map(({ path, text }) => `${path}: ${text}`),
    ).toEqual([])
  })

  test.each([0, 1, 2, 3, 5, 11, 21])('counts to %i as the glossary says', (number) => {
    const wait = (language.scaProof?.waitLeft ?? '') as (given: { seconds: number }) => string
    const [, , expected] = readRows(tag).find(([, cell]) => cell === String(number)) ?? []

    expect(wait({ seconds: number })).toBe(expected)
  })

  test('says what a screen must not get wrong about money with the words of the glossary', () => {
    const rows = new Map(readRows(tag).map(([, before = '', after = '', back]) => [before, { after, back }]))
    const wrong = spoken.flatMap(({ path, text, before = '' }) => {
      let rest = before
      return regulated.flatMap((phrase) => {
        if (!rest.toLowerCase().includes(phrase.toLowerCase())) return []
        rest = rest.replace(new RegExp(phrase, 'i'), '')
        const after = rows.get(phrase)?.after
        return after?.split(' / ').some((words) => text.toLowerCase().includes(words.toLowerCase()))
          ? []
          : [`${path}: "${phrase}" is "${after}", not "${text}"`]
      })
    })
    expect(wrong).toEqual([])
    for (const phrase of regulated) expect(rows.get(phrase)?.back, phrase).toBeTruthy()
  })
})

/** What a screen must not get wrong about money, the longer phrases first. */
const regulated = [
  'Nothing was signed and nothing was changed',
  'Nothing was signed and nothing was sent',
  'Don’t use either until you have asked support',
  'don’t know yet whether this was confirmed',
  'can’t confirm yet whether it went through',
  'may or may not have gone through',
  'may or may not have been made',
  'Don’t send money for it',
  'No money left your wallet',
  'nothing is done twice',
  'Nothing was sent yet',
  'Don’t send money now',
  'Nothing was confirmed',
  'It may have been sent',
  'Nothing was changed',
  'Nothing was saved',
  'Don’t pay again',
  'Nothing was sent',
  'Not sent yet',
  'it won’t be sent',
]
