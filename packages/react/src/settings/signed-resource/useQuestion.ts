import { useState } from 'react'
import type { SignedResourceValue } from './SignedResource.tsx'

/** The item that the user is asked about, before something is done to it. `kind`: what the question is. */
export type AskedItem = { id: string; kind: string }

export type Question = {
  asked: AskedItem | undefined
  ask(item: AskedItem): void
  close(): void
}

type QuestionOptions = {
  /** Whether the agreed change has ended or continues elsewhere. Default: whether the change is done. */
  over?: boolean | undefined
  /** Called before a question opens or closes, to remove what was said about the previous change. */
  onChange?: (() => void) | undefined
}

/** Asks one question at a time about the items of a resource. None opens or closes while a change is at work. */
export function useQuestion(resource: SignedResourceValue['resource'], options: QuestionOptions = {}): Question {
  const { status } = resource.state.change
  const { over = status === 'done', onChange } = options
  const [asked, setAsked] = useState<AskedItem>()
  if (asked && over) setAsked(undefined)
  const change = (item: AskedItem | undefined) => {
    if (status === 'working' || status === 'signing-in') return
    resource.dismiss()
    onChange?.()
    setAsked(item)
  }
  return { asked, ask: change, close: () => change(undefined) }
}
