import { forwardRef } from 'react'
import { classNames } from '../../primitives/classNames.ts'
import type { HeadingLevel } from '../../primitives/StepHeading.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import type { SettingsScreenProps } from '../signed-resource/ListParts.tsx'
import { ListNote, ListStepUp, ListTop } from '../signed-resource/ListParts.tsx'
import { ManagedListErrorMessage } from '../signed-resource/ManagedListTexts.tsx'
import { CredentialListAdding } from './CredentialListAddingSteps.tsx'
import {
  CredentialListConfirmRemoveButton,
  CredentialListKeepButton,
  CredentialListRemoveButton,
  CredentialListRemoveQuestion,
} from './CredentialListButtons.tsx'
import { useCredentialListContext } from './CredentialListContext.ts'
import {
  CredentialListDetails,
  CredentialListItems,
  CredentialListLastOne,
  CredentialListName,
} from './CredentialListItems.tsx'
import type { CredentialListRootProps } from './CredentialListRoot.tsx'
import { CredentialListRoot } from './CredentialListRoot.tsx'
import { credentialListMessages } from './credentialListMessages.tsx'

export type CredentialListScreenProps = Omit<CredentialListRootProps, 'children'> & SettingsScreenProps

/**
 * The finished card for the ways to sign in to a wallet: which there are, removing one, and adding the kinds that can be
 * added here. Needs `@countersign/react/styles.css`.
 */
export const CredentialListScreen = forwardRef<HTMLDivElement, CredentialListScreenProps>(
  function CredentialListScreen(props, ref) {
    const { headingLevel = 2, className, ...rest } = props
    return (
      <CredentialListRoot {...rest} ref={ref} className={classNames('cs-card', className)}>
        <ListTop headingLevel={headingLevel} />
        <Content headingLevel={headingLevel} />
      </CredentialListRoot>
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
