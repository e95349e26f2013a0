import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { WaitingCard } from './WaitingCard.tsx'

test('a skeleton has the shape of what comes, and says nothing to a screen reader', () => {
  const { container } = render(<WaitingCard shape="people" />)
  expect(container.querySelectorAll('.cs-people > span')).toHaveLength(4)
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
})

test('the card of the last movements waits in its own place, so that it pushes nothing down', () => {
  const { container } = render(<WaitingCard shape="rows" />)
  expect(container.querySelector('.cs-card')?.className).toContain('cs-recent')
})
