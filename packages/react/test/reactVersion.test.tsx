import { render, screen } from '@testing-library/react'
import { useState, version } from 'react'
import { version as domVersion } from 'react-dom'
import { expect, test } from 'vitest'

function Page() {
  const [text] = useState('ready')
  return <p>{text}</p>
}

test('the page and its renderer are the React this project asks for', () => {
  render(<Page />)

  expect(screen.getByText('ready').textContent).toBe('ready')
  expect(version).toBe(domVersion)
  expect(version.split('.')[0]).toBe(process.env.REACT_MAJOR)
})
