import { defineScreen } from '../../primitives/defineScreen.tsx'
import { type HeadingLevel, levelBelow } from '../../primitives/Heading.tsx'
import { LazyPart } from '../../primitives/Lazy.tsx'
import { Skeleton } from '../../primitives/Skeleton.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import * as SignedResource from '../signed-resource/index.ts'
import * as CredentialList from './CredentialList.tsx'
import { credentialListMessages } from './credentialListMessages.tsx'

type LevelProps = { headingLevel: HeadingLevel }

// Most users only look at the list.
const loadSteps = () => import('./CredentialListSteps.tsx')

/**
 * The finished card for the sign-in methods of a wallet: which ones there are, removing one, and adding the kinds that
 * can be added here. Needs `@countersign/react/styles.css`.
 */
export const CredentialListScreen = defineScreen(
  {
    name: 'CredentialList',
    root: CredentialList.Root,
  },
  ({ accountId, headingLevel = 2 }: SignedResource.SettingsScreenProps & { accountId: string }) => (
    <>
      <SignedResource.SignedResourceTop headingLevel={headingLevel} />
      <Methods headingLevel={headingLevel} />
      <SignedResource.SignedResourceMessage />
      <Adding accountId={accountId} headingLevel={levelBelow(headingLevel)} />
      <SignInUnlessAsked headingLevel={headingLevel} />
    </>
  ),
)

function Methods({ headingLevel }: LevelProps) {
  return (
    <CredentialList.Items className="cs-list">
      <CredentialList.Icon className="cs-item-icon" />
      <div className="cs-item">
        <CredentialList.Name className="cs-item-name" />
        <CredentialList.Details className="cs-hint" />
        <CredentialList.LastOne className="cs-hint" />
      </div>
      <CredentialList.RemoveButton className="cs-link" />
      <CredentialList.RemoveQuestion className="cs-ask">
        <SignedResource.SignedResourceAnswers
          keep={CredentialList.KeepButton}
          confirm={CredentialList.ConfirmRemoveButton}
        />
        <SignedResource.SignedResourceSignIn headingLevel={headingLevel} />
      </CredentialList.RemoveQuestion>
    </CredentialList.Items>
  )
}

/** The sign-in for what is added; a question has one of its own. */
function SignInUnlessAsked({ headingLevel }: LevelProps) {
  const { question } = SignedResource.useSignedResourceContext()
  return question?.asked ? null : <SignedResource.SignedResourceSignIn headingLevel={headingLevel} />
}

type AddingProps = LevelProps & { accountId: string }

/** The kinds that can be added, and the step that one of them takes. */
function Adding({ accountId, headingLevel }: AddingProps) {
  const { list } = SignedResource.useSignedResourceContext().resource.state
  const { addTitle } = useMessages('credentialList', credentialListMessages)
  const Heading = `h${headingLevel}` as const
  if (list.status !== 'ready') return null
  return (
    <>
      <CredentialList.AddSection className="cs-inset">
        <Heading className="cs-subtitle">{addTitle}</Heading>
        <div className="cs-choices">
          <CredentialList.AddPasskeyButton className="cs-button" data-look="quiet" />
          <CredentialList.AddCodeButton kind="EMAIL_OTP" className="cs-button" data-look="quiet" />
          <CredentialList.AddCodeButton kind="SMS_OTP" className="cs-button" data-look="quiet" />
          <CredentialList.AddOidcButton className="cs-button" data-look="quiet" />
          <CredentialList.PhoneHint className="cs-hint" />
        </div>
      </CredentialList.AddSection>
      <CredentialList.CodeStep>
        {(awaited, finish) => (
          <LazyPart load={loadSteps} waiting={<Skeleton />}>
            {({ CodeStep }) => <CodeStep {...awaited} headingLevel={headingLevel} onFinish={finish} />}
          </LazyPart>
        )}
      </CredentialList.CodeStep>
      <CredentialList.PasskeyStep>
        {(finish) => (
          <LazyPart load={loadSteps} waiting={<Skeleton />}>
            {({ PasskeyStep }) => <PasskeyStep accountId={accountId} headingLevel={headingLevel} onFinish={finish} />}
          </LazyPart>
        )}
      </CredentialList.PasskeyStep>
    </>
  )
}
