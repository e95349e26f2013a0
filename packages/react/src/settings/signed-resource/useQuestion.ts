import { useState } from 'react'
import type { SignedResourceValue } from './SignedResource.tsx'

/** Which item the user is asked about, before something is done to it, and what the question is. */
export type AskedItem = { id: string; kind: string }

export type Question = {
  asked: AskedItem | undefined
  ask(item: AskedItem): void
  close(): void
}

/** One question at a time. It is over with the change that it led to. */
export function useQuestion(resource: SignedResourceValue['resource']): Question {
  const [asked, setAsked] = useState<AskedItem>()
  const { status } = resource.state.change
  if (asked && status === 'done') setAsked(undefined)
  const turnTo = (item: AskedItem | undefined) => {
    if (status === 'working' || status === 'signing-in') return
    // What was said about the previous change is not about this one.
    resource.dismiss()
    setAsked(item)
  }
  return { asked, ask: turnTo, close: () => turnTo(undefined) }
}
