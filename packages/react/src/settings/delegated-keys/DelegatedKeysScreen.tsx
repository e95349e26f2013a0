import { defineScreen } from '../../primitives/defineScreen.tsx'
import { levelBelow } from '../../primitives/Heading.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import * as SignedResource from '../signed-resource/index.ts'
import * as DelegatedKeys from './DelegatedKeys.tsx'
import { delegatedKeysMessages } from './delegatedKeysMessages.tsx'

/**
 * The finished card for the cards that can spend from a wallet without a signature: which ones can, ending that, and
 * allowing another one. Needs `@countersign/react/styles.css`.
 */
export const DelegatedKeysScreen = defineScreen(
  {
    name: 'DelegatedKeys',
    root: DelegatedKeys.Root,
  },
  ({ headingLevel }: SignedResource.SettingsScreenProps) => (
    <>
      <SignedResource.SignedResourceTop headingLevel={headingLevel} />
      <Keys />
      <SignedResource.SignedResourceMessage own={false} />
      <AllowCard headingLevel={headingLevel} />
      <SignedResource.SignedResourceSignIn headingLevel={headingLevel} />
    </>
  ),
)

function useIsReady() {
  return SignedResource.useSignedResourceContext().resource.state.list.status === 'ready'
}

function Keys() {
  if (!useIsReady()) return null
  return (
    <>
      <DelegatedKeys.Explanation className="cs-lead" />
      <DelegatedKeys.Empty className="cs-text" />
      <DelegatedKeys.Items className="cs-list">
        <div className="cs-item">
          <DelegatedKeys.Name className="cs-item-name" />
          <DelegatedKeys.Details className="cs-hint" />
        </div>
        <DelegatedKeys.RevokeButton className="cs-link" />
        <DelegatedKeys.RevokeQuestion className="cs-ask">
          <SignedResource.SignedResourceAnswers
            keep={DelegatedKeys.KeepButton}
            confirm={DelegatedKeys.ConfirmRevokeButton}
          />
        </DelegatedKeys.RevokeQuestion>
      </DelegatedKeys.Items>
    </>
  )
}

function AllowCard({ headingLevel = 2 }: SignedResource.SettingsScreenProps) {
  const { createTitle } = useMessages('delegatedKeys', delegatedKeysMessages)
  const Heading = `h${levelBelow(headingLevel)}` as const
  if (!useIsReady()) return null
  return (
    <section className="cs-inset" aria-label={createTitle}>
      <Heading className="cs-subtitle">{createTitle}</Heading>
      <DelegatedKeys.NoCards className="cs-hint" />
      <DelegatedKeys.Form className="cs-form">
        <DelegatedKeys.CardLabel className="cs-label" />
        <DelegatedKeys.CardSelect className="cs-input" />
        <DelegatedKeys.Limit className="cs-hint" />
        <DelegatedKeys.NameLabel className="cs-label" />
        <DelegatedKeys.NameInput className="cs-input" />
        <div className="cs-note" data-lines="1">
          <DelegatedKeys.FormError className="cs-error" />
          <DelegatedKeys.NameHint className="cs-hint" />
        </div>
        <DelegatedKeys.CreateButton className="cs-button" />
      </DelegatedKeys.Form>
    </section>
  )
}
