import type { MouseEvent } from 'react'

/** Where the skip link leads. */
export const contentId = 'content'

/** The first stop of the Tab key: leads past the strip and the navigation. */
export function SkipLink() {
  function skip(event: MouseEvent): void {
    // The address stays what it is: it names a page of the wallet.
    event.preventDefault()
    document.getElementById(contentId)?.focus()
  }
  return (
    <a className="skip" href={`#${contentId}`} onClick={skip}>
      Skip to content
    </a>
  )
}
