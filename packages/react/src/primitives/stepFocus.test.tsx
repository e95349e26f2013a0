import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { AddressField } from './AddressField.tsx'
import { CodeField } from './CodeField.tsx'
import { Heading } from './Heading.tsx'
import { InPlace } from './InPlace.tsx'
import { type AddressFormat, useAddressEntry } from './useAddressEntry.ts'
import { useCodeEntry } from './useCodeEntry.ts'

type JourneyProps = { step: 'start' | 'code'; hasField?: boolean; focusOnMount?: boolean; named?: string }

/** A journey whose second step asks for a code. */
function Journey({ step, hasField = true, focusOnMount, named }: JourneyProps) {
  const entry = useCodeEntry({ length: 6, characters: 'digits', step })
  const asks = step === 'code' && hasField
  return (
    <div data-status={step}>
      <Heading step={step} focusOnMount={focusOnMount}>
        {step === 'code' ? 'Check your email' : 'Sign in'}
      </Heading>
      {asks && (
        <form data-status={step}>
          <p id={entry.ids.lead}>We sent a code to ada@example.com.</p>
          <label id={entry.ids.label} htmlFor={entry.ids.code}>
            6-digit code
          </label>
          <CodeField
            entry={entry}
            refused={false}
            error={undefined}
            expected={1}
            {...(named && { 'aria-label': named })}
          />
        </form>
      )}
    </div>
  )
}

const field = () => screen.getByRole<HTMLInputElement>('textbox')

test('the field of a step has the focus when the step opens, so that the user can type at once', async () => {
  const view = render(<Journey step="start" />)
  view.rerender(<Journey step="code" />)
  await userEvent.keyboard('123')

  expect(field().value).toBe('123')
})

test('the field is named by the heading and its label, and described by the lead', () => {
  render(<Journey step="code" />)

  expect(screen.getByRole('textbox', { name: 'Check your email 6-digit code' })).toBeTruthy()
  const describedBy = field().getAttribute('aria-describedby')?.split(' ') ?? []
  expect(describedBy.map((id) => document.getElementById(id)?.textContent)).toContain(
    'We sent a code to ada@example.com.',
  )
})

test('a name that the page gives to the field is kept', () => {
  render(<Journey step="code" named="Code from the email" />)

  expect(screen.getByRole('textbox', { name: 'Code from the email' })).toBeTruthy()
})

test('a field that appears later than its heading takes the focus over from it', () => {
  const view = render(<Journey step="start" />)
  view.rerender(<Journey step="code" hasField={false} />)
  expect(screen.getByRole('heading')).toBe(document.activeElement)
  view.rerender(<Journey step="code" />)

  expect(field()).toBe(document.activeElement)
})

test('a user who types before the step is complete loses no character', async () => {
  const page = (step: string) => (
    <div data-status={step}>
      <Heading step={step}>Sign in</Heading>
      <AddressWithin />
    </div>
  )
  const view = render(page('pending'))
  await userEvent.type(field(), 'ada@')
  view.rerender(page('start'))
  await userEvent.keyboard('example.com')

  expect(field().value).toBe('ada@example.com')
})

test('a step that is there from the beginning takes no focus unless it is asked to', () => {
  const view = render(<Journey step="code" />)
  expect(document.body).toBe(document.activeElement)
  view.unmount()
  render(<Journey step="code" focusOnMount />)

  expect(field()).toBe(document.activeElement)
})

test('a user who is typing elsewhere keeps the focus', async () => {
  const page = (step: JourneyProps['step']) => (
    <>
      <input aria-label="Note" />
      <Journey step={step} />
    </>
  )
  const view = render(page('start'))
  await userEvent.type(screen.getByLabelText('Note'), 'half')
  view.rerender(page('code'))

  expect(screen.getByLabelText('Note')).toBe(document.activeElement)
})

test('a step inside of what has the focus takes it: the page was shown, and no one is at work in it yet', async () => {
  const page = (step?: JourneyProps['step']) => (
    <main tabIndex={-1}>{step && <Journey step={step} focusOnMount />}</main>
  )
  const view = render(page())
  screen.getByRole('main').focus()
  view.rerender(page('code'))
  await userEvent.keyboard('123')

  expect(field().value).toBe('123')
})

test('the heading of a journey does not move the focus into a field of another journey inside', () => {
  const page = (step: string) => (
    <div data-status={step}>
      <Heading step={step}>{step}</Heading>
      <section>
        <Journey step="code" />
      </section>
    </div>
  )
  const view = render(page('before'))
  view.rerender(page('after'))

  expect(screen.getByRole('heading', { name: 'after' })).toBe(document.activeElement)
})

test('a step in place moves the focus to its field, and gives it back', () => {
  const page = (isOpen: boolean) => (
    <>
      <button type="button">Remove</button>
      {isOpen && (
        <InPlace label="Confirm" onCancel={() => {}}>
          <Journey step="code" />
        </InPlace>
      )}
    </>
  )
  const view = render(page(false))
  screen.getByRole('button').focus()
  view.rerender(page(true))
  expect(field()).toBe(document.activeElement)
  view.rerender(page(false))

  expect(screen.getByRole('button')).toBe(document.activeElement)
})

const formats: { [kind: string]: AddressFormat } = {
  email: { attributes: { type: 'email', name: 'email', autoComplete: 'email' }, read: () => undefined },
  phone: { attributes: { type: 'tel', name: 'phone', autoComplete: 'tel' }, read: () => undefined },
}

function AddressWithin() {
  const entry = useAddressEntry(formats.email as AddressFormat)
  return (
    <>
      <label id={entry.ids.label} htmlFor={entry.ids.address}>
        Email address
      </label>
      <AddressField entry={entry} error={undefined} busy={false} />
    </>
  )
}

function Address({ kind }: { kind: 'email' | 'phone' }) {
  const entry = useAddressEntry(formats[kind] as AddressFormat)
  return (
    <div data-status="idle">
      <Heading step="start">Sign in</Heading>
      <label id={entry.ids.label} htmlFor={entry.ids.address}>
        {kind}
      </label>
      <AddressField entry={entry} error={undefined} busy={false} />
      <button type="button">Use something else</button>
    </div>
  )
}

test('a field for a number in the place of one for an address has the focus, and its heading and label as its name', () => {
  const view = render(<Address kind="email" />)
  screen.getByRole('button').focus()
  view.rerender(<Address kind="phone" />)

  expect(screen.getByRole('textbox', { name: 'Sign in phone' })).toBe(document.activeElement)
})
