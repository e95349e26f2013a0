import { defineScreen } from '../../primitives/defineScreen.tsx'
import { type SettingsScreenProps, SignedResourceBody } from '../../settings/signed-resource/index.ts'
import * as SessionList from './SessionList.tsx'

/**
 * The finished card for the devices that are signed in to a wallet: how, since when and until when, and signing each of
 * them out. Needs `@countersign/react/styles.css`.
 */
export const SessionListScreen = defineScreen(
  {
    name: 'SessionList',
    root: SessionList.Root,
    subject: ({ accountId }) => accountId,
  },
  ({ headingLevel }: SettingsScreenProps) => (
    <SignedResourceBody headingLevel={headingLevel}>
      <SessionList.Empty className="cs-text" />
      <SessionList.Limit className="cs-hint" />
      <SessionList.Items className="cs-list">
        <SessionList.Icon className="cs-item-icon" />
        <div className="cs-item">
          <SessionList.Name className="cs-item-name" />
          <SessionList.Details className="cs-hint" />
        </div>
        <SessionList.EndButton className="cs-link" />
      </SessionList.Items>
    </SignedResourceBody>
  ),
  ['headingLevel'],
)
