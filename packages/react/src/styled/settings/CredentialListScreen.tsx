import { forwardRef } from 'react'
import { useMessages } from '../../hooks/useMessages.ts'
import { credentialListMessages } from '../../messages/settings/credentialList.tsx'
import {
  CredentialListConfirmRemoveButton,
  CredentialListKeepButton,
  CredentialListRemoveButton,
  CredentialListRemoveQuestion,
} from '../../parts/credential-list/CredentialListButtons.tsx'
import { useCredentialListContext } from '../../parts/credential-list/CredentialListContext.ts'
import {
  CredentialListDetails,
  CredentialListItems,
  CredentialListLastOne,
  CredentialListName,
} from '../../parts/credential-list/CredentialListItems.tsx'
import type { CredentialListRootProps } from '../../parts/credential-list/CredentialListRoot.tsx'
import { CredentialListRoot } from '../../parts/credential-list/CredentialListRoot.tsx'
import type { HeadingLevel } from '../../parts/elements/StepHeading.tsx'
import { ManagedListErrorMessage } from '../../parts/managed-list/ManagedListMessages.tsx'
import { classNames } from '../classNames.ts'
import { PartBoundary } from '../PartBoundary.tsx'
import { Screen } from '../Screen.tsx'
import { CredentialListAdding } from './CredentialListAdding.tsx'
import type { SettingsScreenProps } from './ListParts.tsx'
import { ListNote, ListStepUp, ListTop } from './ListParts.tsx'

export type CredentialListScreenProps = Omit<CredentialListRootProps, 'children'> & SettingsScreenProps

/**
 * The finished card for the ways to sign in to a wallet: which there are, removing one, and adding the kinds that can be
 * added here. Needs `@countersign/react/styles.css`.
 */
export const CredentialListScreen = forwardRef<HTMLDivElement, CredentialListScreenProps>(
  function CredentialListScreen(props, ref) {
    const { headingLevel = 2, className, ...rest } = props
    return (
      <Screen name="CredentialList" subject={rest.accountId}>
        <CredentialListRoot {...rest} ref={ref} className={classNames('cs-card', className)}>
          <PartBoundary>
            <ListTop headingLevel={headingLevel} />
            <Content headingLevel={headingLevel} />
          </PartBoundary>
        </CredentialListRoot>
      </Screen>
    )
  },
)

function Content({ headingLevel }: { headingLevel: HeadingLevel }) {
  const { list, question } = useCredentialListContext()
  const words = useMessages('credentialList', credentialListMessages)
  const asked = question.askedId !== undefined
  return (
    <>
      <CredentialListItems className="cs-list" aria-label={words.title}>
        <div className="cs-item">
          <CredentialListName className="cs-item-name" />
          <CredentialListDetails className="cs-hint" />
          <CredentialListLastOne className="cs-hint" />
        </div>
        <CredentialListRemoveButton className="cs-link" />
        <CredentialListRemoveQuestion className="cs-ask">
          <ManagedListErrorMessage className="cs-error" />
          <CredentialListConfirmRemoveButton className="cs-button" />
          <CredentialListKeepButton className="cs-button" data-look="quiet" />
          <ListStepUp headingLevel={headingLevel} />
        </CredentialListRemoveQuestion>
      </CredentialListItems>
      <ListNote own={!asked} />
      {list.state.list.status === 'ready' && <CredentialListAdding headingLevel={headingLevel} />}
      {!asked && <ListStepUp headingLevel={headingLevel} />}
    </>
  )
}
