import { useEffect, useRef } from 'react'

export type PageHeadingProps = {
  title: string
  /** It stands in the place of what the person was using, and takes the focus. */
  takesFocus?: boolean
}

/** Names a page; the wallet shows it as the browser's title, too. */
export function PageHeading({ title, takesFocus = false }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <h1 ref={heading} id="page-heading" className="cs-page-title" tabIndex={-1}>
      {title}
    </h1>
  )
}
