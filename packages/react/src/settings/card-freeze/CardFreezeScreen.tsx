import { defineScreen } from '../../primitives/defineScreen.tsx'
import { type SettingsScreenProps, SignedResourceBody } from '../signed-resource/index.ts'
import * as CardFreeze from './CardFreeze.tsx'

/** The finished settings card for the cards of a wallet: one button each, to freeze it. Needs `@countersign/react/styles.css`. */
export const CardFreezeScreen = defineScreen(
  {
    name: 'CardFreeze',
    root: CardFreeze.Root,
  },
  ({ headingLevel }: SettingsScreenProps) => (
    <SignedResourceBody headingLevel={headingLevel}>
      <CardFreeze.Explanation className="cs-lead" />
      <CardFreeze.Empty className="cs-text" />
      <CardFreeze.Items className="cs-list cs-cards">
        <div className="cs-item">
          <CardFreeze.Name className="cs-item-name" />
          <CardFreeze.Details className="cs-hint" />
        </div>
        <CardFreeze.FreezeButton className="cs-link" />
      </CardFreeze.Items>
    </SignedResourceBody>
  ),
)
