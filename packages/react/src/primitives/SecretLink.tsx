import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef, useCallback, useRef } from 'react'
import { useSecretElement } from './temporary-secret/useSecretElement.ts'
import { useComposedRefs } from './useComposedRefs.ts'

export type SecretLinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & {
  /** Where it leads. Keep the function stable between renders. */
  readHref: () => string | undefined
}

/** A link to a secret address, which React never holds. */
export const SecretLink = forwardRef<HTMLAnchorElement, SecretLinkProps>(function SecretLink(props, ref) {
  const { readHref, ...rest } = props
  const own = useRef<HTMLAnchorElement>(null)
  const composed = useComposedRefs(own, ref)
  const write = useCallback(
    (link: HTMLAnchorElement) => {
      const href = readHref()
      if (href !== undefined) link.href = href
    },
    [readHref],
  )
  useSecretElement(own, { write, clear: removeHref })
  return <a {...rest} ref={composed} />
})

function removeHref(link: HTMLAnchorElement): void {
  link.removeAttribute('href')
}
