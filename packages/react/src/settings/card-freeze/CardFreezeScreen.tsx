import { defineScreen } from '../../primitives/defineScreen.tsx'
import { type SettingsScreenProps, SignedResourceBody } from '../signed-resource/index.ts'
import * as CardFreeze from './CardFreeze.tsx'

/** The finished settings card for the cards of a wallet: one switch each, to freeze it. Needs `@countersign/react/styles.css`. */
export const CardFreezeScreen = defineScreen(
  {
    name: 'CardFreeze',
    root: CardFreeze.Root,
    subject: ({ accountId }) => accountId,
  },
  ({ headingLevel }: SettingsScreenProps) => (
    <SignedResourceBody headingLevel={headingLevel}>
      <CardFreeze.Explanation className="cs-lead" />
      <CardFreeze.Empty className="cs-text" />
      <CardFreeze.Items className="cs-list">
        <div className="cs-item">
          <CardFreeze.Name className="cs-item-name" />
          <CardFreeze.Details className="cs-hint" />
        </div>
        <CardFreeze.Switch className="cs-switch" />
      </CardFreeze.Items>
    </SignedResourceBody>
  ),
  ['headingLevel'],
)
