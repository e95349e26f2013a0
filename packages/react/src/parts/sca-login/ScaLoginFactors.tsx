import type { ScaFactor } from '@countersign/core'
import { lookUp } from '@countersign/core'
import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef } from 'react'
import { useMessages } from '../../hooks/useMessages.ts'
import { scaLoginMessages } from '../../messages/sca/scaLogin.ts'
import { BusyButton } from '../elements/BusyButton.tsx'
import { OutsideText } from '../elements/OutsideText.tsx'
import { useScaLoginContext } from './ScaLoginContext.ts'

export type ScaLoginFactorListProps = Omit<ComponentPropsWithoutRef<'ul'>, 'children'> & {
  /** Class of the button of each way. */
  buttonClassName?: string | undefined
}

/** The ways to confirm, as a list of buttons; the one that was used last stands first. */
export const ScaLoginFactorList = forwardRef<HTMLUListElement, ScaLoginFactorListProps>(
  function ScaLoginFactorList(props, ref) {
    const { buttonClassName, ...rest } = props
    const { state, start } = useScaLoginContext().login
    const words = useMessages('scaLogin', scaLoginMessages)
    if (state.status !== 'choosing') return null
    const { factors, lastFactor } = state
    const known = factors.filter(({ factor }) => Object.hasOwn(words.factors, factor))
    const isLast = ({ factor }: { factor: string }) => factor === lastFactor
    const ownName = ({ factor, name }: { factor: string; name?: string | undefined }) =>
      name && name !== lookUp(words.factors, factor) && <OutsideText>{name}</OutsideText>
    const ordered = [...known.filter(isLast), ...known.filter((view) => !isLast(view))]
    return (
      <ul aria-label={words.choose} {...rest} ref={ref}>
        {ordered.map((view) => (
          <li key={`${view.factor} ${view.credentialId}`}>
            <BusyButton
              className={buttonClassName}
              data-way={view.factor}
              onAction={() => void start(view.factor as ScaFactor)}
            >
              <span data-part="way">{lookUp(words.factors, view.factor)}</span>{' '}
              {isLast(view) ? <bdi>{words.usedLast}</bdi> : ownName(view)}
            </BusyButton>
          </li>
        ))}
      </ul>
    )
  },
)
