import type { HeadingLevel } from '../../primitives/StepHeading.tsx'
import { StepUp } from '../../sign-in/sign-in-inline/StepUp.tsx'
import { useManagedListContext } from './ManagedListContext.ts'
import { ManagedListHeading } from './ManagedListHeading.tsx'
import {
  ManagedListErrorMessage,
  ManagedListNotice,
  ManagedListRetryButton,
  ManagedListUnavailableMessage,
} from './ManagedListTexts.tsx'

/** The heading of a list, and what stands there until the list does. */
export function ListTop({ headingLevel }: { headingLevel: HeadingLevel }) {
  const { status } = useManagedListContext().list.state.list
  return (
    <>
      <ManagedListHeading className="cs-title" level={headingLevel} />
      {status === 'loading' && (
        <div className="cs-skeleton" aria-hidden="true">
          <span />
          <span />
          <span />
        </div>
      )}
      <ManagedListUnavailableMessage className="cs-error" />
      <ManagedListRetryButton className="cs-button" data-look="quiet" />
    </>
  )
}

/** Room for what became of a change. `own`: whether its failure is told here. */
export function ListNote({ own = true }: { own?: boolean }) {
  return (
    <div className="cs-note" data-lines="1">
      <ManagedListErrorMessage className="cs-error" own={own} />
      <ManagedListNotice className="cs-hint" />
    </div>
  )
}

/** The sign-in in place, while a change waits for one. */
export function ListStepUp({ headingLevel }: { headingLevel: HeadingLevel }) {
  const { list } = useManagedListContext()
  return <StepUp state={list.state.change} headingLevel={headingLevel} onCancel={list.cancelSignIn} />
}

export type SettingsScreenProps = {
  /** The level of the heading in your page; 2 if not given. */
  headingLevel?: HeadingLevel | undefined
}
