import { forwardRef } from 'react'
import { useMessages } from '../../hooks/useMessages.ts'
import { delegatedKeysMessages } from '../../messages/settings/delegatedKeys.tsx'
import {
  DelegatedKeysConfirmRevokeButton,
  DelegatedKeysKeepButton,
  DelegatedKeysRevokeButton,
  DelegatedKeysRevokeQuestion,
} from '../../parts/delegated-keys/DelegatedKeysButtons.tsx'
import { useDelegatedKeysContext } from '../../parts/delegated-keys/DelegatedKeysContext.ts'
import {
  DelegatedKeysCardLabel,
  DelegatedKeysCardSelect,
  DelegatedKeysCreateButton,
  DelegatedKeysForm,
  DelegatedKeysFormError,
  DelegatedKeysNameHint,
  DelegatedKeysNameInput,
  DelegatedKeysNameLabel,
  DelegatedKeysNoCards,
} from '../../parts/delegated-keys/DelegatedKeysForm.tsx'
import {
  DelegatedKeysDetails,
  DelegatedKeysEmpty,
  DelegatedKeysExplanation,
  DelegatedKeysItems,
  DelegatedKeysName,
} from '../../parts/delegated-keys/DelegatedKeysItems.tsx'
import type { DelegatedKeysRootProps } from '../../parts/delegated-keys/DelegatedKeysRoot.tsx'
import { DelegatedKeysRoot } from '../../parts/delegated-keys/DelegatedKeysRoot.tsx'
import type { HeadingLevel } from '../../parts/elements/StepHeading.tsx'
import { ManagedListErrorMessage } from '../../parts/managed-list/ManagedListMessages.tsx'
import { classNames } from '../classNames.ts'
import { PartBoundary } from '../PartBoundary.tsx'
import { Screen } from '../Screen.tsx'
import type { SettingsScreenProps } from './ListParts.tsx'
import { ListNote, ListStepUp, ListTop } from './ListParts.tsx'

export type DelegatedKeysScreenProps = Omit<DelegatedKeysRootProps, 'children'> & SettingsScreenProps

/**
 * The finished card for the cards that may spend from a wallet by themselves: which may, ending that, and allowing
 * another one. Needs `@countersign/react/styles.css`.
 */
export const DelegatedKeysScreen = forwardRef<HTMLDivElement, DelegatedKeysScreenProps>(
  function DelegatedKeysScreen(props, ref) {
    const { headingLevel = 2, className, ...rest } = props
    return (
      <Screen name="DelegatedKeys" subject={rest.accountId}>
        <DelegatedKeysRoot {...rest} ref={ref} className={classNames('cs-card', className)}>
          <PartBoundary>
            <ListTop headingLevel={headingLevel} />
            <Content headingLevel={headingLevel} />
          </PartBoundary>
        </DelegatedKeysRoot>
      </Screen>
    )
  },
)

type ContentProps = { headingLevel: HeadingLevel }

function Content({ headingLevel }: ContentProps) {
  const { keys } = useDelegatedKeysContext()
  const words = useMessages('delegatedKeys', delegatedKeysMessages)
  if (keys.state.list.status !== 'ready') return <ListNote own={false} />
  return (
    <>
      <DelegatedKeysExplanation className="cs-lead" />
      <DelegatedKeysEmpty className="cs-text" />
      <DelegatedKeysItems className="cs-list" aria-label={words.title}>
        <div className="cs-item">
          <DelegatedKeysName className="cs-item-name" />
          <DelegatedKeysDetails className="cs-hint" />
        </div>
        <DelegatedKeysRevokeButton className="cs-link" />
        <DelegatedKeysRevokeQuestion className="cs-ask">
          <ManagedListErrorMessage className="cs-error" />
          <DelegatedKeysConfirmRevokeButton className="cs-button" />
          <DelegatedKeysKeepButton className="cs-button" data-look="quiet" />
        </DelegatedKeysRevokeQuestion>
      </DelegatedKeysItems>
      <ListNote own={false} />
      <AllowCard headingLevel={headingLevel} />
      <ListStepUp headingLevel={headingLevel} />
    </>
  )
}

function AllowCard({ headingLevel }: ContentProps) {
  const words = useMessages('delegatedKeys', delegatedKeysMessages)
  const Heading = `h${Math.min(headingLevel + 1, 4) as HeadingLevel}` as const
  return (
    <section className="cs-inset" aria-label={words.createTitle}>
      <Heading className="cs-subtitle">{words.createTitle}</Heading>
      <DelegatedKeysNoCards className="cs-hint" />
      <DelegatedKeysForm className="cs-form">
        <DelegatedKeysCardLabel className="cs-label" />
        <DelegatedKeysCardSelect className="cs-input" />
        <DelegatedKeysNameLabel className="cs-label" />
        <DelegatedKeysNameInput className="cs-input" />
        <div className="cs-note">
          <DelegatedKeysFormError className="cs-error" />
          <DelegatedKeysNameHint className="cs-hint" />
        </div>
        <DelegatedKeysCreateButton className="cs-button" />
      </DelegatedKeysForm>
    </section>
  )
}
