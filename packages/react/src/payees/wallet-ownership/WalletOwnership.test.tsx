import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { signIn } from '../../../../core/test/journeys.ts'
import { ownWalletWorld } from '../../../../core/test/ownWallet.ts'
import { createEvmWallet } from '../../../../sandbox/test/evmWallet.ts'
import { renderWallet, settled } from '../../../test/renderWallet.tsx'
import { WalletOwnershipScreen } from '../../exports/index.ts'

afterEach(() => {
  Reflect.deleteProperty(window, 'ethereum')
})

const declined = Object.assign(new Error('declined'), { code: 4001 })

/** A wallet in the browser (EIP-1193) that holds this key; `answer` may do something else than sign. */
function createProvider(wallet = createEvmWallet(), answer = (text: string) => wallet.sign(text)) {
  const calls: { method: string; params?: readonly unknown[] }[] = []
  const request = async (call: (typeof calls)[number]) => {
    calls.push(call)
    if (call.method === 'eth_requestAccounts') return [wallet.address.toUpperCase().replace('0X', '0x')]
    return answer(Buffer.from(String(call.params?.[0]).slice(2), 'hex').toString())
  }
  return { calls, request }
}

async function showWallet() {
  sessionStorage.clear()
  const world = await ownWalletWorld()
  await signIn(world)
  const onDone = vi.fn()
  const provider = { client: world.client, supportUrl: 'https://wallet.example/help' }
  renderWallet(<WalletOwnershipScreen payeeId={world.payeeId} onDone={onDone} />, provider)
  await settled(world, () => screen.queryByRole('button', { name: 'Confirm with your wallet' }) !== null)
  const comesTo = (name: string) => settled(world, () => screen.queryByRole('heading', { name }) !== null)
  return { world, onDone, user: userEvent.setup(), comesTo }
}

async function showMessage() {
  const page = await showWallet()
  await page.user.click(press('Confirm with your wallet'))
  await page.comesTo('Confirm with your wallet')
  return page
}

const press = (name: string | RegExp) => screen.getByRole('button', { name })
const message = () => screen.getByRole('blockquote').textContent
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Paste the signature/ })

test('the address is shown before anything is asked, and the whole message before it is signed', async () => {
  const { world, user, comesTo } = await showWallet()
  expect(screen.getByText(world.address)).toBeTruthy()
  expect(screen.getByText('Base')).toBeTruthy()
  await user.click(press('Confirm with your wallet'))
  await comesTo('Confirm with your wallet')

  expect(screen.getByRole('heading', { name: 'Confirm with your wallet' })).toBe(document.activeElement)
  expect(message()).toContain(`Address: ${world.address}`)
  expect(screen.queryByRole('button', { name: /^Sign with/ })).toBeNull()
})

test('a signature that was made elsewhere is pasted', async () => {
  const { world, user, onDone, comesTo } = await showMessage()
  await user.click(press('Copy message'))
  await screen.findByText('Copied.')
  const copied = await navigator.clipboard.readText()
  await user.click(field())
  await user.paste(world.sign(copied))
  await user.click(press('Confirm'))
  await comesTo('Wallet confirmed')
  await user.click(press('Done'))

  expect(onDone).toHaveBeenCalledOnce()
})

test('what is no signature is said at its field, and stays there to be completed', async () => {
  const { user } = await showMessage()
  await user.type(field(), '0x12')
  await user.click(press('Confirm'))

  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText(/^This isn’t the whole signature/).closest('[role=alert]')?.id).toBe(
    field().getAttribute('aria-describedby')?.split(' ')[0],
  )
  expect(field().value).toBe('0x12')
})

test('after a signature of another wallet there is a new message and an empty field', async () => {
  const { world, user } = await showMessage()
  const before = message()
  await user.click(field())
  await user.paste(createEvmWallet(8).sign('something else'))
  await user.click(press('Confirm'))
  await settled(world, () => screen.queryByText(/^This wallet didn’t sign that message/) !== null)

  expect(message()).not.toBe(before)
  expect(field().value).toBe('')
})

test('a wallet in the browser signs the text itself, with this address only', async () => {
  const provider = createProvider()
  Object.assign(window, { ethereum: provider })
  const { world, user, comesTo } = await showMessage()
  const asked = message()
  const button = press('Sign with your wallet')
  expect(button.compareDocumentPosition(document.querySelector('blockquote')!)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  await user.click(button)
  await comesTo('Wallet confirmed')

  expect(provider.calls.map(({ method }) => method)).toEqual(['eth_requestAccounts', 'personal_sign'])
  const [hex, address] = provider.calls[1]?.params ?? []
  expect(Buffer.from(String(hex).slice(2), 'hex').toString().replaceAll('\n', '')).toBe(asked)
  expect(address).toBe(world.address)
})

test('a request that the user declines is no error, and can be made again', async () => {
  let answers = 0
  const wallet = createEvmWallet()
  const provider = createProvider(wallet, (text) => {
    if (answers++ === 0) throw declined
    return wallet.sign(text)
  })
  Object.assign(window, { ethereum: provider })
  const { user, comesTo } = await showMessage()
  await user.click(press('Sign with your wallet'))
  await screen.findByText('Not signed. Try again.')
  for (const alert of screen.getAllByRole('alert')) expect(alert.textContent).toBe('')
  await user.click(press('Sign with your wallet'))
  await comesTo('Wallet confirmed')
})

test('a wallet with another address is not asked to sign', async () => {
  const provider = createProvider(createEvmWallet(8))
  Object.assign(window, { ethereum: provider })
  const { user } = await showMessage()
  await user.click(press('Sign with your wallet'))

  expect(await screen.findByText(/^Your wallet is using another address/)).toBeTruthy()
  expect(provider.calls.map(({ method }) => method)).toEqual(['eth_requestAccounts'])
})

test.each([undefined, 7, {}])('a wallet that answers %s leads to signing by hand', async (answer) => {
  Object.assign(window, { ethereum: createProvider(createEvmWallet(), () => answer as never) })
  const { user } = await showMessage()
  const steps = () => press('Copy message').closest('details')
  expect(steps()?.open).toBe(false)
  await user.click(press('Sign with your wallet'))

  expect(await screen.findByText(/^Your wallet couldn’t sign it/)).toBeTruthy()
  expect(steps()?.open).toBe(true)
})

test('without a wallet in the browser, the three steps of another one are not folded', async () => {
  await showMessage()

  const steps = screen.getByRole('list')
  expect(steps.closest('details')).toBeNull()
  const texts = within(steps)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(texts).toEqual(['Copy message', expect.stringMatching(/^Open your/), expect.stringMatching(/^Paste/)])
})

test('the message is never folded, and where copying is refused it can be selected', async () => {
  const { user } = await showMessage()
  expect(screen.getByRole('blockquote').closest('details')).toBeNull()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('refused'))
  await user.click(press('Copy message'))

  expect(await screen.findByText(/^This browser can’t copy/)).toBeTruthy()
})

test('wallets that announce themselves are offered by name, and take the place of the unnamed one', async () => {
  const announced = createProvider()
  const announce = (detail: unknown) => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  const onRequest = () => {
    for (const detail of [undefined, {}, { info: { uuid: '1', name: 'No provider' } }]) announce(detail)
    announce({ info: { uuid: '2', name: 'Fox\u202e' }, provider: announced })
    announce({ info: { uuid: '2', name: 'Fox\u202e' }, provider: announced })
  }
  addEventListener('eip6963:requestProvider', onRequest)
  Object.assign(window, { ethereum: createProvider(createEvmWallet(8)) })
  const { user, comesTo } = await showMessage()
  removeEventListener('eip6963:requestProvider', onRequest)
  expect(screen.getAllByRole('button', { name: /^Sign with/ }).map(({ textContent }) => textContent)).toEqual([
    'Sign with Fox�',
  ])
  await user.click(press(/^Sign with Fox/))
  await comesTo('Wallet confirmed')
})

test('a signature of a message that was replaced meanwhile is not sent', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const wallet = createEvmWallet()
  Object.assign(window, { ethereum: createProvider(wallet, () => promise as never) })
  const { world, user, comesTo } = await showMessage()
  const before = message()
  await user.click(press('Sign with your wallet'))
  await act(async () => world.clock.advance(600_000))
  await comesTo('Time’s up')
  await user.click(press('Start again'))
  await comesTo('Confirm with your wallet')
  expect(message()).not.toBe(before)
  await act(async () => resolve(wallet.sign('the message before')))

  expect(world.network.requests.filter(({ path }) => /external-accounts.*verify/.test(path))).toEqual([])
  expect(press('Sign with your wallet').getAttribute('aria-busy')).toBeNull()
})

test('the hosted check opens in a tab that cannot reach this one, and its end is noticed', async () => {
  const { world, user, comesTo } = await showWallet()
  await user.click(press('Verify your identity'))
  await comesTo('Verify your identity')
  const link = screen.getByRole('link', { name: 'Continue to verification' })
  expect(link.getAttribute('href')).toMatch(/^https:\/\/verify\.sandbox\.example\//)
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
  await comesTo('Wallet confirmed')
  expect(world.address).toBeTruthy()
})

test('a hidden page does not read whether the check was passed', async () => {
  const { world, user, comesTo } = await showWallet()
  await user.click(press('Verify your identity'))
  await comesTo('Verify your identity')
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const reads = () =>
    world.network.requests.filter(({ path }) => path.endsWith(encodeURIComponent(world.payeeId))).length
  const before = reads()
  await act(async () => world.clock.advance(120_000))
  expect(reads()).toBe(before)
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await comesTo('Wallet confirmed')
  visibility.mockRestore()
})

test('a message that is about something else stops the screen, and support comes first', async () => {
  const { world, user } = await showWallet()
  world.network.tamper('/challenge', (body) =>
    JSON.stringify({ ...JSON.parse(body), messageToSign: 'I give my coins away.' }),
  )
  await user.click(press('Confirm with your wallet'))
  await settled(world, () => screen.queryByText(/^We stopped: the message to sign/) !== null)

  const alert = screen.getByText(/^We stopped/).closest('[role=alert]')
  expect(alert?.getAttribute('data-tone')).toBe('danger')
  expect(document.body.textContent).not.toContain('coins')
  expect(screen.getByRole('link', { name: 'Contact support' })).toBeTruthy()
  expect(press('Confirm with your wallet').getAttribute('data-look')).toBe('quiet')
})
