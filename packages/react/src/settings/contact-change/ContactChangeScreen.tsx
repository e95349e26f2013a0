import { defineScreen } from '../../primitives/defineScreen.tsx'
import { type SettingsScreenProps, SignedResourceBody } from '../signed-resource/index.ts'
import * as ContactChange from './ContactChange.tsx'

/**
 * The finished card for the user's email address and phone number; one is changed at a time. Needs
 * `@countersign/react/styles.css`.
 */
export const ContactChangeScreen = defineScreen(
  {
    name: 'ContactChange',
    root: ContactChange.Root,
    subject: ({ accountId }) => accountId,
  },
  ({ headingLevel }: SettingsScreenProps) => (
    <SignedResourceBody headingLevel={headingLevel}>
      <ContactChange.Items className="cs-list">
        <div className="cs-item">
          <ContactChange.Name className="cs-item-name" />
          <ContactChange.Current className="cs-hint" />
        </div>
        <ContactChange.EditButton className="cs-link" />
        <ContactChange.Form className="cs-form cs-ask">
          <ContactChange.FieldLabel className="cs-label" />
          <ContactChange.Field className="cs-input" />
          <div className="cs-note">
            <ContactChange.FieldError className="cs-error" />
            <ContactChange.Hint className="cs-hint" />
          </div>
          <ContactChange.SaveButton className="cs-button" />
          <ContactChange.CancelButton className="cs-button" data-look="quiet" />
        </ContactChange.Form>
      </ContactChange.Items>
    </SignedResourceBody>
  ),
  ['headingLevel'],
)
