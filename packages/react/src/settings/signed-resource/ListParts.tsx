import type { HeadingLevel } from '../../primitives/StepHeading.tsx'
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

export type SettingsScreenProps = {
  /** The level of the heading in your page; 2 if not given. */
  headingLevel?: HeadingLevel | undefined
}
