import { useState } from 'react'
import type { ManagedListContextValue } from './ManagedListContext.ts'

/** Which item of a list the person is asked about, before something is done to it. */
export type Question = {
  askedId: string | undefined
  ask(id: string): void
  close(): void
}

/** One question at a time. It is over with the change that it led to. */
export function useQuestion(list: ManagedListContextValue['list']): Question {
  const [askedId, setAskedId] = useState<string>()
  const { status } = list.state.change
  if (askedId !== undefined && status === 'done') setAskedId(undefined)
  const atWork = status === 'working' || status === 'signing-in'
  const turnTo = (id: string | undefined) => {
    if (atWork) return
    // What was said about the change before is no longer about this.
    list.dismiss()
    setAskedId(id)
  }
  return { askedId, ask: turnTo, close: () => turnTo(undefined) }
}
