/** What the demo's own identity provider is called. */
export const harborIdName = 'Harbor ID'

/** What the library wants to come back with the token. */
type TokenRequest = { nonce: string; state: string }

/** What the provider's answer brought to this page. */
type HarborIdAnswer = { code: string; state: string }

/** What the library finishes a sign-in with. */
export type OidcCallbackParameters = { state: string; oidcToken: string }

/** Sends the whole page to the provider. It comes back to `/signed-in`. */
export function goToHarborId(request: TokenRequest): Promise<undefined> {
  location.assign(authorizeUrl(request))
  return Promise.resolve(undefined)
}

/** Asks the provider in a window of its own. `undefined`: the person closed it, or the browser did not open one. */
export async function askHarborIdInPopup(request: TokenRequest): Promise<string | undefined> {
  const popup = open(authorizeUrl(request), 'harbor-id', 'popup,width=460,height=640')
  const answer = popup ? await waitForAnswer(popup, request) : undefined
  return answer && redeem(answer)
}

/** Takes the answer that a redirect brought out of the address, and turns it into a token. */
export async function takeAnswer(): Promise<OidcCallbackParameters | undefined> {
  if (location.pathname !== '/signed-in') return undefined
  const answer = readAnswer()
  history.replaceState(null, '', '/')
  if (!answer) return undefined
  // After a code has expired, the user returns to the sign-in and can start again.
  return redeem(answer).then(
    (oidcToken) => ({ state: answer.state, oidcToken }),
    () => undefined,
  )
}

function readAnswer(): HarborIdAnswer | undefined {
  const parameters = new URLSearchParams(location.search)
  const code = parameters.get('code')
  const state = parameters.get('state')
  return code !== null && state !== null ? { code, state } : undefined
}

/** Passes the response to the page that opened this window, and closes the window. `false`: no page opened it. */
export function answerOpener(): boolean {
  if (!window.opener) return false
  const opener = window.opener as Window
  opener.postMessage({ harborId: readAnswer() ?? null }, location.origin)
  close()
  return true
}

/** Has the wallet's backend turn the code into a token. @throws `Error` when the code is over. */
async function redeem({ code }: HarborIdAnswer): Promise<string> {
  const answer = await fetch('/demo/identity/token', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  })
  const body = (await answer.json()) as { idToken?: string }
  if (!answer.ok || body.idToken === undefined) throw new Error('The provider gave no token for this code')
  return body.idToken
}

function authorizeUrl({ nonce, state }: TokenRequest): string {
  return `/demo/identity/authorize?${new URLSearchParams({ nonce, state })}`
}

/** How often it is looked whether the window was closed, which no event tells. */
const closedPollMs = 300

function waitForAnswer(popup: Window, { state }: TokenRequest): Promise<HarborIdAnswer | undefined> {
  return new Promise((resolve) => {
    const end = (answer: HarborIdAnswer | undefined) => {
      clearInterval(poll)
      removeEventListener('message', receive)
      resolve(answer)
    }
    const receive = (event: MessageEvent<unknown>) => {
      // A window that is closed by now may no longer be named.
      const other = event.source !== null && event.source !== popup
      if (other || event.origin !== location.origin) return
      const answer = answerIn(event.data)
      end(answer?.state === state ? answer : undefined)
    }
    let seenClosed = false
    const poll = setInterval(() => {
      // What the window said last may arrive after it is seen to be closed.
      if (seenClosed) end(undefined)
      seenClosed = popup.closed
    }, closedPollMs)
    addEventListener('message', receive)
  })
}

function answerIn(data: unknown): HarborIdAnswer | undefined {
  if (typeof data !== 'object' || data === null || !('harborId' in data)) return undefined
  const answer = data.harborId
  if (typeof answer !== 'object' || answer === null || !('code' in answer && 'state' in answer)) return undefined
  const { code, state } = answer
  return typeof code === 'string' && typeof state === 'string' ? { code, state } : undefined
}
