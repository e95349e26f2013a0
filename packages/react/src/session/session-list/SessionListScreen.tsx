import { forwardRef } from 'react'
import { classNames } from '../../primitives/classNames.ts'
import { useMessages } from '../../provider/useMessages.ts'
import type { SettingsScreenProps } from '../../settings/signed-resource/ListParts.tsx'
import { ListNote, ListStepUp, ListTop } from '../../settings/signed-resource/ListParts.tsx'
import {
  SessionListDetails,
  SessionListEmpty,
  SessionListEndButton,
  SessionListItems,
  SessionListName,
} from './SessionListItems.tsx'
import type { SessionListRootProps } from './SessionListRoot.tsx'
import { SessionListRoot } from './SessionListRoot.tsx'
import { sessionListMessages } from './sessionListMessages.tsx'

export type SessionListScreenProps = Omit<SessionListRootProps, 'children'> & SettingsScreenProps

/**
 * The finished card for the devices that are signed in to a wallet: how, since when and until when, and signing each of
 * them out. Needs `@countersign/react/styles.css`.
 */
export const SessionListScreen = forwardRef<HTMLDivElement, SessionListScreenProps>(
  function SessionListScreen(props, ref) {
    const { headingLevel = 2, className, ...rest } = props
    const words = useMessages('sessionList', sessionListMessages)
    return (
      <SessionListRoot {...rest} ref={ref} className={classNames('cs-card', className)}>
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
      </SessionListRoot>
    )
  },
)
