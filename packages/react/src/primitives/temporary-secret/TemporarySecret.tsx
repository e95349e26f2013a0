import type { ReactNode } from 'react'
import { useCallback, useRef } from 'react'
import type { Replaceable } from '../../provider/Messages.ts'
import { Button } from '../Button.tsx'
import { Countdown } from '../Countdown.tsx'
import type { ClipboardStatus } from '../clipboard/copyTemporarily.ts'
import { clipboardMs, useTemporaryCopy } from '../clipboard/useTemporaryCopy.ts'
import { definePart } from '../definePart.tsx'
import { definePartContext } from '../definePartContext.ts'
import type { temporarySecretMessages } from './temporarySecretMessages.ts'
import { type Cover, useCoverableSecret } from './useCoverableSecret.ts'

type Messages = Replaceable<typeof temporarySecretMessages>

type TemporarySecret = {
  /** When the secret is cleared, while there is one. Milliseconds since the epoch. */
  clearAtMs: number | undefined
  /** Returns the milliseconds that are left. Keep the function stable between renders. */
  timeLeftMs: () => number
  messages: Messages
}

type TemporarySecretContext = TemporarySecret & { clipboard: ReturnType<typeof useTemporaryCopy> }

const [ContextProvider, useTemporarySecret] = definePartContext<TemporarySecretContext>()

/**
 * Provides what the parts share about a secret that is shown for a time. It also knows what became of a copy in the
 * clipboard, so it has to stay in the page when the secret is gone.
 */
export function Provider({ children, ...secret }: TemporarySecret & { children: ReactNode }) {
  const clipboard = useTemporaryCopy()
  return <ContextProvider value={{ ...secret, clipboard }}>{children}</ContextProvider>
}

type CopyButtonOptions = {
  /** Returns what to copy, while the secret is there. */
  readText: () => string | undefined
}

/** Copies the secret, for a time. */
export const CopyButton = definePart(
  Button,
  ({ readText }: CopyButtonOptions) => {
    const { clipboard } = useTemporarySecret()
    const copy = () => {
      const text = readText()
      if (text !== undefined) clipboard.copy(text)
    }
    return { onPress: copy }
  },
  ['readText'],
)

const copyMessages = {
  refused: 'copyRefused',
  waits: 'copyWaits',
  cleared: 'copyCleared',
  replaced: 'copyReplaced',
} as const satisfies { [status in Exclude<ClipboardStatus, 'copied'>]: keyof Messages }

/** Says what became of a copy. It stays when the secret is gone: the clipboard may still hold it. */
export const CopyNotice = definePart('p', () => {
  const { clipboard, messages } = useTemporarySecret()
  const { status } = clipboard
  return {
    role: 'status',
    state: { clipboard: status },
    children:
      status === 'copied' ? messages.copied({ seconds: clipboardMs / 1000 }) : status && messages[copyMessages[status]],
  }
})

/** Says when the secret will be cleared. Renders nothing if there is no deadline. */
export const Deadline = definePart('p', () => {
  const { clearAtMs, timeLeftMs, messages } = useTemporarySecret()
  if (clearAtMs === undefined) return null
  return {
    children: (
      <>
        {messages.clearsIn}{' '}
        <Countdown
          deadlineMs={clearAtMs}
          timeLeftMs={timeLeftMs}
          showBelowSeconds={Number.POSITIVE_INFINITY}
          announce={messages.timeLeft}
        />
      </>
    ),
  }
})

type ListOptions = Cover & {
  /** Returns the secrets. Keep the function stable between renders. */
  readItems: () => readonly string[] | undefined
  /** Their order matters: they are numbered. */
  ordered?: boolean | undefined
}

/** A list of secrets. React never holds them: they are written into the page, and it is empty where they are not shown. */
export const List = definePart(
  'ul',
  ({ readItems, ordered = false, shown, onCover }: ListOptions) => {
    const ref = useRef<HTMLUListElement>(null)
    const write = useCallback(
      (list: Element) => list.replaceChildren(...(readItems() ?? []).map(createItem)),
      [readItems],
    )
    useCoverableSecret(ref, { write, clear, shown, onCover })
    return { ref, as: ordered ? 'ol' : 'ul', ...untranslated }
  },
  ['readItems', 'ordered', 'shown', 'onCover'],
)

type TextOptions = Cover & {
  /** Returns the secret. Keep the function stable between renders. */
  readText: () => string | undefined
}

/** A secret in one piece. React never holds it: it is written into the page, and the element is empty where it is not shown. */
export const Text = definePart(
  'code',
  ({ readText, shown, onCover }: TextOptions) => {
    const ref = useRef<HTMLElement>(null)
    const write = useCallback(
      (element: Element) => {
        element.textContent = readText() ?? ''
      },
      [readText],
    )
    useCoverableSecret(ref, { write, clear, shown, onCover })
    return { ref, ...untranslated }
  },
  ['readText', 'shown', 'onCover'],
)

/** A translated secret opens nothing. The page's children would be lost when the secret is written. */
const untranslated = { translate: 'no', dir: 'ltr', children: undefined } as const

function createItem(secret: string): HTMLLIElement {
  const item = document.createElement('li')
  item.textContent = secret
  return item
}

function clear(element: Element): void {
  element.replaceChildren()
}
