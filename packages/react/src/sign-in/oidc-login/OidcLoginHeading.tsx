import { forwardRef } from 'react'
import type { StepHeadingProps } from '../../primitives/StepHeading.tsx'
import { StepHeading } from '../../primitives/StepHeading.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import { useOidcLoginContext } from './OidcLoginContext.ts'
import { oidcLoginMessages } from './oidcLoginMessages.ts'

export type OidcLoginHeadingProps = Omit<StepHeadingProps, 'step'>

/** Names the step and takes the focus once somebody is signed in. `children` replace the words of the first step. */
export const OidcLoginHeading = forwardRef<HTMLHeadingElement, OidcLoginHeadingProps>(
  function OidcLoginHeading(props, ref) {
    const { children, ...rest } = props
    const done = useOidcLoginContext().login.state.status === 'signed-in'
    const words = useMessages('oidcLogin', oidcLoginMessages)
    return (
      <StepHeading {...rest} ref={ref} step={done ? 'done' : 'start'}>
        {done ? words.signedInTitle : (children ?? words.title)}
      </StepHeading>
    )
  },
)
