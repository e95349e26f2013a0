import type { ReactNode } from 'react'
import { definePart } from './definePart.tsx'
import { InPlace } from './InPlace.tsx'

type QuestionOptions = {
  question: ReactNode
  /** The answers. */
  children?: ReactNode
}

/** A question inside a screen that stays as it is. Takes the focus and returns it; Escape means no. */
export const Question = definePart(
  InPlace,
  ({ question, children }: QuestionOptions) => ({
    children: (
      <>
        <p tabIndex={-1} data-step="question">
          {question}
        </p>
        {children}
      </>
    ),
  }),
  ['question'],
)
