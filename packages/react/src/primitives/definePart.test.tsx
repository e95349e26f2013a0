import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { createRef, forwardRef, useState } from 'react'
import { expect, expectTypeOf, test, vi } from 'vitest'
import { definePart } from './definePart.tsx'

const Switch = definePart(
  'button',
  ({ busy = false, onClick }: { busy?: boolean; onClick?: () => void }) => ({
    type: 'button' as const,
    role: 'switch',
    state: { busy },
    onClick: busy ? undefined : onClick,
  }),
  ['busy', 'onClick'],
)

const PrivacySwitch = definePart(Switch, () => {
  const [on, setOn] = useState(false)
  return { onClick: () => setOn(!on), 'aria-checked': on, state: { on }, text: on ? 'On' : 'Off' }
})

const Fancy = forwardRef<HTMLButtonElement, ComponentProps<'button'> & { tone: string }>(function Fancy(
  { tone, ...props },
  ref,
) {
  return <button {...props} ref={ref} className={`fancy-${tone}`} />
})

const Nothing = definePart('p', () => null)

test('a part renders its element with its own props, and the page’s children where it has none', () => {
  render(<Switch title="Privacy">Press</Switch>)

  const button = screen.getByRole('switch', { name: 'Press' })
  expect(button.title).toBe('Privacy')
  expect(button.getAttribute('type')).toBe('button')
})

test('a part’s text stands where the page gives no children, also on a part that builds on another', () => {
  const Named = definePart('p', () => ({ text: 'ours' }))
  const Renamed = definePart(Named, () => ({ text: 'nearer' }))
  const { container } = render(
    <>
      <Named />
      <Named>theirs</Named>
      <Renamed />
      <Renamed>theirs</Renamed>
    </>,
  )

  expect(container.innerHTML).toBe('<p>ours</p><p>theirs</p><p>nearer</p><p>theirs</p>')
})

test('a part that has nothing to show renders nothing', () => {
  expect(render(<Nothing>text</Nothing>).container.innerHTML).toBe('')
})

test('the state is in the data attributes and reaches className and style, also through a base', async () => {
  render(
    <PrivacySwitch
      className={(state) => (state.on ? 'is-on' : 'is-off')}
      style={({ busy }) => ({ opacity: busy ? 0.5 : 1 })}
    />,
  )
  const button = screen.getByRole('switch')
  expect(button.className).toBe('is-off')
  await userEvent.click(button)

  expect(button.className).toBe('is-on')
  expect(button.style.opacity).toBe('1')
  expect(button.getAttribute('data-on')).toBe('')
  expect(button.hasAttribute('data-busy')).toBe(false)
})

test('own props win over the page’s, and both handlers of an event run', async () => {
  const ours = vi.fn()
  const theirs = vi.fn()
  const Own = definePart('button', () => ({ id: 'own', onFocus: ours }))
  const elsewhere = { id: 'page' }
  render(<Own {...elsewhere} onFocus={theirs} />)
  await userEvent.tab()

  expect(screen.getByRole('button').id).toBe('own')
  expect(theirs.mock.invocationCallOrder[0]).toBeLessThan(ours.mock.invocationCallOrder[0] ?? 0)
})

test('the props that a part takes never reach the element', () => {
  const { container } = render(<Switch busy />)

  expect(container.innerHTML).toBe('<button data-busy="" type="button" role="switch"></button>')
})

test.each([
  [
    'an element',
    <a key="a" href="#privacy" className="theirs">
      Privacy
    </a>,
  ],
  [
    'a function',
    (props: object, { on }: { on?: boolean }) => (
      <a href="#privacy" {...props} className={on ? 'on theirs' : 'off theirs'}>
        Privacy
      </a>
    ),
  ],
])('%s given as `render` takes the place of the element, with the props and the ref', (_kind, replacement) => {
  const ref = createRef<HTMLElement>()
  render(<PrivacySwitch ref={ref as never} render={replacement as never} className="ours" />)

  const link = screen.getByRole('switch')
  expect(link.tagName).toBe('A')
  expect(link.getAttribute('href')).toBe('#privacy')
  expect(link.getAttribute('aria-checked')).toBe('false')
  expect(link.className).toContain('theirs')
  expect(ref.current).toBe(link)
})

test('a button of another design system works as the part’s element', async () => {
  render(<PrivacySwitch render={<Fancy tone="loud" />} />)
  await userEvent.click(screen.getByRole('switch'))

  expect(screen.getByText('On').className).toBe('fancy-loud')
})

test('an element given as `render` keeps its own children where neither the part nor the page has any', () => {
  render(<Switch render={<button type="button">My words</button>} />)

  expect(screen.getByRole('switch', { name: 'My words' })).toBeTruthy()
})

test('a part can put something around its element and keep a ref of its own', () => {
  const seen: (string | undefined)[] = []
  const Wrapped = definePart('div', () => ({
    ref: (element: HTMLDivElement | null) => {
      if (element) seen.push(element.tagName)
    },
    wrap: (element) => <section>{element}</section>,
  }))
  const page = createRef<HTMLDivElement>()
  const { container } = render(<Wrapped ref={page}>inside</Wrapped>)

  expect(container.innerHTML).toBe('<section><div>inside</div></section>')
  expect(seen).toEqual(['DIV'])
  expect(page.current?.textContent).toBe('inside')
})

test('a misspelled state or prop does not compile', () => {
  // @ts-expect-error the state is called `busy`
  void (<Switch className={(state) => (state.bussy ? 'a' : 'b')} />)
  // @ts-expect-error there is no such prop
  void (<Switch bussy />)
  // @ts-expect-error props of the part's own have to be listed
  void definePart('p', ({ kind }: { kind: string }) => ({ children: kind }))
  expectTypeOf<
    Parameters<Extract<ComponentProps<typeof PrivacySwitch>['className'], (state: never) => unknown>>[0]
  >().toEqualTypeOf<{ on: boolean } & { busy: boolean }>()
})

test('a function that draws a part gets its ref, too', () => {
  const found = createRef<HTMLButtonElement>()
  render(<Switch ref={found} render={({ ref, ...props }) => <Fancy {...props} ref={ref} tone="calm" />} />)

  expect(found.current?.className).toBe('fancy-calm')
})
