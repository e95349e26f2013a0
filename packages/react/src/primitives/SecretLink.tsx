import { useCallback, useRef } from 'react'
import { definePart } from './definePart.tsx'
import { useSecretElement } from './temporary-secret/useSecretElement.ts'

type SecretLinkOptions = {
  /** Returns the address. Keep the function stable between renders. */
  readHref: () => string | undefined
}

/** A link to a secret address. React never holds the address: it is written into the page. */
export const SecretLink = definePart(
  'a',
  ({ readHref }: SecretLinkOptions) => {
    const ref = useRef<HTMLAnchorElement>(null)
    const write = useCallback(
      (link: HTMLAnchorElement) => {
        const href = readHref()
        if (href !== undefined) link.href = href
      },
      [readHref],
    )
    useSecretElement(ref, { write, clear: removeHref })
    return { ref, href: undefined }
  },
  ['readHref'],
)

function removeHref(link: HTMLAnchorElement): void {
  link.removeAttribute('href')
}
