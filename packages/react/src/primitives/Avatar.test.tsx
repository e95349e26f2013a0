import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Avatar } from './Avatar.tsx'

function show(name: string, id = 'ExternalAccount:1') {
  const { container } = render(<Avatar name={name} id={id} />)
  const avatar = container.querySelector('.cs-avatar')
  return { text: avatar?.textContent, tint: avatar?.getAttribute('data-tint') }
}

test.each([
  ['Grace Okafor', 'GO'],
  ['Léa Fontaine-Albrecht', 'LF'],
  ['ليلى حداد', 'لح'],
  ['Zoe', 'Z'],
  ['(1) “Max” 𝒜', '1𝒜'],
  ['…', ''],
  ['Bitcoin Lightning lnbc25…p9q2', 'BL'],
  ['Base 0x4a62…c569', 'B'],
  ['Studio 54', 'S'],
])('the initials of %s are %s', (name, initials) => {
  expect(show(name).text).toBe(initials)
})

test('the tint belongs to the account, not to the name', () => {
  expect(show('Grace Okafor').tint).toBe(show('Mallory Swapped').tint)
  expect(show('Grace Okafor', 'ExternalAccount:2').tint).not.toBe(show('Grace Okafor').tint)
  expect(show('', '').tint).toBe('0')
})

test('a screen reader skips it', () => {
  const { container } = render(<Avatar name="Grace Okafor" id="1" />)

  expect(container.querySelector('.cs-avatar')?.getAttribute('aria-hidden')).toBe('true')
})
