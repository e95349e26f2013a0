import { forwardRef } from 'react'
import { useMessages } from '../../hooks/useMessages.ts'
import { sessionListMessages } from '../../messages/settings/sessionList.tsx'
import type { HeadingLevel } from '../../parts/elements/StepHeading.tsx'
import {
  SessionListDetails,
  SessionListEmpty,
  SessionListEndButton,
  SessionListItems,
  SessionListName,
} from '../../parts/session-list/SessionListItems.tsx'
import type { SessionListRootProps } from '../../parts/session-list/SessionListRoot.tsx'
import { SessionListRoot } from '../../parts/session-list/SessionListRoot.tsx'
import { classNames } from '../classNames.ts'
import { PartBoundary } from '../PartBoundary.tsx'
import { Screen } from '../Screen.tsx'
import type { SettingsScreenProps } from './ListParts.tsx'
import { ListNote, ListStepUp, ListTop } from './ListParts.tsx'

export type SessionListScreenProps = Omit<SessionListRootProps, 'children'> & SettingsScreenProps

/**
 * The finished card for the devices that are signed in to a wallet: how, since when and until when, and signing each of
 * them out. Needs `@countersign/react/styles.css`.
 */
export const SessionListScreen = forwardRef<HTMLDivElement, SessionListScreenProps>(
  function SessionListScreen(props, ref) {
    const { headingLevel = 2, className, ...rest } = props
    return (
      <Screen name="SessionList" subject={rest.accountId}>
        <SessionListRoot {...rest} ref={ref} className={classNames('cs-card', className)}>
          <PartBoundary>
            <Content headingLevel={headingLevel} />
          </PartBoundary>
        </SessionListRoot>
      </Screen>
    )
  },
)

function Content({ headingLevel }: { headingLevel: HeadingLevel }) {
  const words = useMessages('sessionList', sessionListMessages)
  return (
    <>
      <ListTop headingLevel={headingLevel} />
      <SessionListEmpty className="cs-text" />
      <SessionListItems className="cs-list" aria-label={words.title}>
        <div className="cs-item">
          <SessionListName className="cs-item-name" />
          <SessionListDetails className="cs-hint" />
        </div>
        <SessionListEndButton className="cs-link" />
      </SessionListItems>
      <ListNote />
      <ListStepUp headingLevel={headingLevel} />
    </>
  )
}
