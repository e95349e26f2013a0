import type { ComponentPropsWithoutRef, KeyboardEvent } from 'react'
import { forwardRef } from 'react'
import { useMessages } from '../../provider/useMessages.ts'
import type { Instruction } from './describeInstruction.ts'
import { nameWays } from './describeInstruction.ts'
import { useFundingInstructionsContext } from './FundingInstructionsContext.ts'
import { fundingMessages } from './fundingMessages.ts'

/** The ways to send the money; none before they are known. */
export function useWays(): readonly Instruction[] {
  const { state } = useFundingInstructionsContext().funding
  return state.status === 'instructions' ? state.instructions : []
}

export type FundingInstructionsWaysProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'> & {
  /** Class of each tab. */
  tabClassName?: string | undefined
}

/** A tab for each way to send the money. Renders nothing where there is only one. */
export const FundingInstructionsWays = forwardRef<HTMLDivElement, FundingInstructionsWaysProps>(
  function FundingInstructionsWays(props, ref) {
    const { tabClassName, ...rest } = props
    const { chosen, choose, id } = useFundingInstructionsContext()
    const words = useMessages('funding', fundingMessages)
    const ways = useWays()
    if (ways.length < 2) return null

    /** APG, tabs: one stop for the Tab key, arrows choose among them. */
    function follow(event: KeyboardEvent<HTMLElement>) {
      const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
      const next = nextTab(event, { chosen, count: tabs.length })
      if (next === undefined) return
      event.preventDefault()
      choose(next)
      tabs[next]?.focus()
    }

    return (
      <div {...rest} ref={ref} role="tablist" aria-label={words.waysLabel} onKeyDown={follow}>
        {nameWays(ways, words).map((name, index) => (
          <button
            key={name}
            type="button"
            role="tab"
            className={tabClassName}
            id={`${id}tab${index}`}
            aria-selected={index === chosen}
            aria-controls={`${id}panel`}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => choose(index)}
          >
            {name}
          </button>
        ))}
      </div>
    )
  },
)

function nextTab(
  { key, currentTarget }: KeyboardEvent<HTMLElement>,
  { chosen, count }: { chosen: number; count: number },
): number | undefined {
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  switch (key) {
    case 'Home':
      return 0
    case 'End':
      return count - 1
    case 'ArrowLeft':
    case 'ArrowRight':
      return (chosen + (key === forward ? 1 : count - 1)) % count
    default:
      return undefined
  }
}

/** What belongs to the way that is chosen. Renders nothing before the ways are known. */
export const FundingInstructionsPanel = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<'div'>>(
  function FundingInstructionsPanel(props, ref) {
    const { chosen, id } = useFundingInstructionsContext()
    const ways = useWays()
    if (ways.length === 0) return null
    const tab = ways.length > 1 && { role: 'tabpanel', 'aria-labelledby': `${id}tab${chosen}` }
    return <div {...props} ref={ref} id={`${id}panel`} {...tab} />
  },
)
