import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from './Button.tsx'

test.each([{ busy: true }, { unavailable: true }])(
  'a button that is %j keeps focus and name, and does nothing',
  async (state) => {
    const onClick = vi.fn()
    const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
    const form = (props: { busy?: boolean; unavailable?: boolean }) => (
      <form onSubmit={onSubmit}>
        <input aria-label="Field" />
        <Button type="submit" onClick={onClick} {...props}>
          Send
        </Button>
      </form>
    )
    const view = render(form({}))
    const button = screen.getByRole('button', { name: 'Send' })
    button.focus()
    view.rerender(form(state))
    await userEvent.click(button)
    await userEvent.type(screen.getByLabelText('Field'), '{Enter}')

    expect(onClick).not.toHaveBeenCalled()
    expect(onSubmit).not.toHaveBeenCalled()
    button.focus()
    expect(button).toBe(document.activeElement)
    expect(button.getAttribute('aria-disabled')).toBe('true')
  },
)

test('an idle button acts', () => {
  const onClick = vi.fn()
  render(<Button onClick={onClick}>Send</Button>)
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))

  expect(onClick).toHaveBeenCalledTimes(1)
})
