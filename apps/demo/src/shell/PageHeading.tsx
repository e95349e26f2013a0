import type { SessionState } from '@countersign/core'
import { useSession } from '@countersign/react'
import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { useRouter } from '../router/RouterContext.ts'

export type PageHeadingProps = {
  /** The name of the page in the browser's title. */
  title: string
  /** What stands on the page; the title if not given. */
  children?: ReactNode
  /** `wide`: a phone shows it to no eye, where the page itself says it. */
  look?: 'wide'
  /** It stands in the place of what the person was using, and takes the focus also where they have come from elsewhere. */
  takesFocus?: boolean
}

/** Names the page, in the browser's title too, and takes the focus when the person has come here within the wallet. */
export function PageHeading({ title, children, look, takesFocus = false }: PageHeadingProps) {
  const router = useRouter()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus || router.hasMoved()) heading.current?.focus({ preventScroll: true })
  }, [router, takesFocus])
  return (
    <>
      <PageTitle title={title} />
      <h1 ref={heading} id="page-heading" className="page-heading" data-look={look} tabIndex={-1}>
        {children ?? title}
      </h1>
    </>
  )
}

/** The browser's title, for pages whose heading comes from elsewhere. A closed wallet does not say what is behind it. */
export function PageTitle({ title }: { title: string }) {
  const { status } = useSession().state
  return <title>{`${coveredTitle(status) ?? title} · Harbor`}</title>
}

function coveredTitle(status: SessionState['status']): string | undefined {
  if (status === 'locked') return 'Locked'
  return status === 'revoked' ? 'Signed out' : undefined
}
