import type { SignedActionState } from '@countersign/core'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { definePartContext } from '../../primitives/definePartContext.ts'
import * as SignedResource from './index.ts'

const [ItemProvider, useListedItem] = definePartContext<{ id: string }>()

function Name() {
  return <SignedResource.ItemName name={useListedItem().id} />
}

function Nickname() {
  return <SignedResource.ItemName name={useListedItem().id} isNickname />
}

type ListProps = { change?: SignedActionState<unknown, unknown>; over?: boolean; onChange?: () => void }

/** Two items, each with two questions. */
function List({ change = { status: 'idle' }, over, onChange }: ListProps) {
  const resource = {
    state: { list: { status: 'ready' as const, content: undefined }, change },
    load: async () => {},
    dismiss: () => {},
    cancelSignIn: () => {},
  }
  const question = SignedResource.useQuestion(resource, { over, onChange })
  const items = SignedResource.describeItems([{ id: 'first' }, { id: 'second' }], ItemProvider)
  return (
    <SignedResource.Root
      value={{
        resource,
        messages: { title: 'List' },
        journey: 'signedResource',
        errors: {},
        question,
        notice: () => undefined,
      }}
    >
      <SignedResource.Items items={items}>
        <Name />
        <SignedResource.AskButton kind="lost">Lost</SignedResource.AskButton>
        <SignedResource.AskButton kind="remove">Remove</SignedResource.AskButton>
        <SignedResource.ItemQuestion kind="lost" label="Lost" question="Did you lose it?" />
        <SignedResource.ItemQuestion kind="remove" label="Remove" question="Remove it?">
          <SignedResource.KeepButton>Keep</SignedResource.KeepButton>
        </SignedResource.ItemQuestion>
      </SignedResource.Items>
    </SignedResource.Root>
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const regions = () => screen.queryAllByRole('region').map((region) => region.ariaLabel)

test('an item with two questions shows the one that was asked, and another one takes its place and the focus', async () => {
  render(<List />)
  await press('Lost second')
  expect(regions()).toEqual(['Lost'])
  expect(screen.getByText('Did you lose it?')).toBe(document.activeElement)
  expect(screen.getByRole('button', { name: 'Remove second' }).ariaExpanded).toBe('false')

  await press('Remove second')
  expect(regions()).toEqual(['Remove'])
  expect(screen.getByText('Remove it?').closest('li')?.textContent).toMatch(/^second/)
  expect(screen.getByText('Remove it?')).toBe(document.activeElement)
})

test('a question closes when its button is pressed again, and when it is answered with no', async () => {
  render(<List />)
  await press('Remove first')
  await press('Remove first')
  expect(regions()).toEqual([])

  await press('Remove first')
  await press('Keep')
  expect(regions()).toEqual([])
  expect(screen.getByRole('button', { name: 'Remove first' })).toBe(document.activeElement)
})

test('no question opens or closes while a change is at work', async () => {
  const onChange = vi.fn()
  const view = render(<List onChange={onChange} />)
  await press('Remove first')
  view.rerender(<List onChange={onChange} change={{ status: 'working', input: undefined }} />)
  await press('Keep')
  await press('Lost second')
  await userEvent.keyboard('{Escape}')

  expect(regions()).toEqual(['Remove'])
  expect(onChange).toHaveBeenCalledTimes(1)
})

test('a question is over with the change that it led to, or when its list says so', async () => {
  const view = render(<List />)
  await press('Remove first')
  view.rerender(<List over />)
  expect(regions()).toEqual([])

  view.rerender(<List />)
  await press('Remove first')
  view.rerender(<List change={{ status: 'done', input: undefined, result: undefined }} />)
  expect(regions()).toEqual([])
})

test('a long name that the user chose is drawn in two lines and can be read whole', () => {
  const long = 'Groceries '.repeat(30).trim()
  const items = SignedResource.describeItems([{ id: long }, { id: 'Groceries' }], ItemProvider)
  render(
    <SignedResource.Items items={items}>
      <Nickname />
    </SignedResource.Items>,
  )

  expect(screen.getByTitle(long).textContent).toBe(long)
  expect(screen.getByText('Groceries').parentElement?.title).toBe('')
})
