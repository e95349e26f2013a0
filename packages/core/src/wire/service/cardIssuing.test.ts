import * as v from 'valibot'
import { expect, test } from 'vitest'
import { revealCard } from './cardIssuing.ts'

const read = (panEmbedUrl: string) =>
  v.safeParse(revealCard.responses[200], { panEmbedUrl, expiresAt: '2026-11-24T12:00:00Z' }).success

test.each(['https://cards.example/p/1', 'http://localhost:4010/p/1', 'http://127.0.0.1/p/1'])(
  'the page of a card at %s can be embedded',
  (url) => expect(read(url)).toBe(true),
)

test.each([
  'http://cards.example/p/1',
  'http://localhost.example/p/1',
  'http://localhost@cards.example/p/1',
  'http://localhost:1@cards.example/p/1',
  'http://127.0.0.1.example/p/1',
  'javascript:alert(1)//https://',
  'cards.example',
])('the page of a card at %s is refused', (url) => expect(read(url)).toBe(false))
