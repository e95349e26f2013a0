import { forwardRef } from 'react'
import { classNames } from '../../primitives/classNames.ts'
import type { HeadingLevel } from '../../primitives/StepHeading.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import type { SettingsScreenProps } from '../signed-resource/ListParts.tsx'
import { ListNote, ListStepUp, ListTop } from '../signed-resource/ListParts.tsx'
import { ManagedListErrorMessage } from '../signed-resource/ManagedListTexts.tsx'
import {
  DelegatedKeysConfirmRevokeButton,
  DelegatedKeysKeepButton,
  DelegatedKeysRevokeButton,
  DelegatedKeysRevokeQuestion,
} from './DelegatedKeysButtons.tsx'
import { useDelegatedKeysContext } from './DelegatedKeysContext.ts'
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
} from './DelegatedKeysForm.tsx'
import {
  DelegatedKeysDetails,
  DelegatedKeysEmpty,
  DelegatedKeysExplanation,
  DelegatedKeysItems,
  DelegatedKeysName,
} from './DelegatedKeysItems.tsx'
import type { DelegatedKeysRootProps } from './DelegatedKeysRoot.tsx'
import { DelegatedKeysRoot } from './DelegatedKeysRoot.tsx'
import { delegatedKeysMessages } from './delegatedKeysMessages.tsx'

export type DelegatedKeysScreenProps = Omit<DelegatedKeysRootProps, 'children'> & SettingsScreenProps

/**
 * The finished card for the cards that may spend from a wallet by themselves: which may, ending that, and allowing
 * another one. Needs `@countersign/react/styles.css`.
 */
export const DelegatedKeysScreen = forwardRef<HTMLDivElement, DelegatedKeysScreenProps>(
  function DelegatedKeysScreen(props, ref) {
    const { headingLevel = 2, className, ...rest } = props
    return (
      <DelegatedKeysRoot {...rest} ref={ref} className={classNames('cs-card', className)}>
        <ListTop headingLevel={headingLevel} />
        <Content headingLevel={headingLevel} />
      </DelegatedKeysRoot>
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
