import type { ReactNode } from 'react'
import type { InPlaceProps } from '../../primitives/InPlace.tsx'
import { InPlace } from '../../primitives/InPlace.tsx'

export type ItemQuestionProps = InPlaceProps & { question: ReactNode }

/** A question about one item, in its place. It takes the focus and gives it back; Escape is a no. */
export function ItemQuestion(props: ItemQuestionProps) {
  const { question, children, ...rest } = props
  return (
    <InPlace {...rest}>
      <p tabIndex={-1} data-step="question">
        {question}
      </p>
      {children}
    </InPlace>
  )
}
