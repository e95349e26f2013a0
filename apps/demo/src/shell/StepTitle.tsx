import { useEffect, useState } from 'react'
import { PageTitle } from './PageHeading.tsx'
import { contentId } from './SkipLink.tsx'

/**
 * The browser's title for a page whose screen names its steps: what the heading says now, and `title` until there is
 * one.
 */
export function StepTitle({ title }: { title: string }) {
  const [heading, setHeading] = useState<string>()
  useEffect(() => {
    const content = document.getElementById(contentId)
    if (!content) return
    const read = () => setHeading(content.querySelector('h1')?.textContent || undefined)
    const observer = new MutationObserver(read)
    observer.observe(content, { childList: true, characterData: true, subtree: true })
    read()
    return () => observer.disconnect()
  }, [])
  return <PageTitle title={heading ?? title} />
}
