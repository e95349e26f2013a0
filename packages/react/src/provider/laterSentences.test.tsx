import type { WalletClient } from '@countersign/core'
import { WalletError } from '@countersign/core'
import { act, render, screen } from '@testing-library/react'
import { Profiler } from 'react'
import { expect, test, vi } from 'vitest'
import { ErrorMessage } from '../primitives/ErrorMessage.tsx'
import type { ErrorMessages } from './ErrorMessages.ts'
import { loadSentences } from './laterSentences.ts'
import { WalletProvider } from './WalletProvider.tsx'

const client = {} as WalletClient
const refusal = new WalletError('OTP_INCORRECT')

/** Shows one error, or none, with sentences that arrive when the test says so. */
function showLater() {
  const loads: PromiseWithResolvers<ErrorMessages>[] = []
  const sentences = loadSentences(() => {
    const load = Promise.withResolvers<ErrorMessages>()
    loads.push(load)
    return load.promise
  })
  const onCommit = vi.fn()
  const page = (error?: WalletError) => (
    <WalletProvider client={client}>
      <Profiler id="message" onRender={onCommit}>
        <ErrorMessage journey="emailOtpLogin" sentences={sentences} error={error} />
      </Profiler>
    </WalletProvider>
  )
  const view = render(page())
  return {
    loads,
    onCommit,
    show: (error: WalletError) => view.rerender(page(error)),
    settle: (work: () => void) => act(async () => work()),
  }
}

test('the sentences load once a message stands, and nothing renders again until there is an error', async () => {
  const { loads, onCommit, show, settle } = showLater()
  expect(loads).toHaveLength(1)
  await settle(() => loads[0]?.resolve({ OTP_INCORRECT: 'That code isn’t right.' }))
  expect(onCommit).toHaveBeenCalledTimes(1)

  show(refusal)
  expect(screen.getByRole('alert').textContent).toBe('That code isn’t right.')
  expect(loads).toHaveLength(1)
})

test('an error that comes before its sentence is told when the sentence is here', async () => {
  const { loads, show, settle } = showLater()
  show(refusal)
  expect(screen.getByRole('alert').textContent).toBe('')

  await settle(() => {
    for (const { resolve } of loads) resolve({ OTP_INCORRECT: 'That code isn’t right.' })
  })
  expect(screen.getByRole('alert').textContent).toBe('That code isn’t right.')
})

test('sentences that do not arrive are asked for again with the first error, which says meanwhile that the network fails', async () => {
  const { loads, show, settle } = showLater()
  await settle(() => loads[0]?.reject(new TypeError('offline')))
  show(refusal)
  expect(screen.getByRole('alert').textContent).toBe('We can’t connect. Check your connection and try again.')
  expect(loads).toHaveLength(2)

  await settle(() => loads[1]?.resolve({ OTP_INCORRECT: 'That code isn’t right.' }))
  expect(screen.getByRole('alert').textContent).toBe('That code isn’t right.')
})

test.each(['RATE_LIMITED', 'SESSION_EXPIRED', 'A_CODE_OF_NEXT_YEAR'])('%s is never told by nothing', async (code) => {
  const { loads, show, settle } = showLater()
  await settle(() => loads[0]?.reject(new TypeError('offline')))
  show(new WalletError(code))

  expect(screen.getByRole('alert').textContent).not.toBe('')
})
