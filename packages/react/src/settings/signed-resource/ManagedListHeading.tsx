import { forwardRef } from 'react'
import type { StepHeadingProps } from '../../primitives/StepHeading.tsx'
import { StepHeading } from '../../primitives/StepHeading.tsx'
import { useManagedListContext } from './ManagedListContext.ts'

export type ManagedListHeadingProps = Omit<StepHeadingProps, 'step'>

/** Names the list. Takes the focus when what had it is gone from the page. */
export const ManagedListHeading = forwardRef<HTMLHeadingElement, ManagedListHeadingProps>(
  function ManagedListHeading(props, ref) {
    const { title } = useManagedListContext()
    return (
      <StepHeading {...props} ref={ref} step="list">
        {props.children ?? title}
      </StepHeading>
    )
  },
)
