import { defineScreen } from '../../primitives/defineScreen.tsx'
import * as SignedResource from '../signed-resource/index.ts'
import * as ContactChange from './ContactChange.tsx'

/**
 * The finished card for the user's email address and phone number; one is changed at a time. Needs
 * `@countersign/react/styles.css`.
 */
export const ContactChangeScreen = defineScreen(
  {
    name: 'ContactChange',
    root: ContactChange.Root,
  },
  ({ headingLevel = 2 }: SignedResource.SettingsScreenProps) => (
    <>
      <SignedResource.SignedResourceTop headingLevel={headingLevel} />
      <ContactChange.Items className="cs-list">
        <div className="cs-item">
          <ContactChange.Name className="cs-item-name" />
          <ContactChange.Current className="cs-hint" />
        </div>
        <ContactChange.EditButton className="cs-link" />
        <ContactChange.Form className="cs-form cs-ask">
          <ContactChange.FieldLabel className="cs-label" />
          <ContactChange.Field className="cs-input" />
          <ContactChange.RepeatLabel className="cs-label" />
          <ContactChange.RepeatField className="cs-input" />
          <div className="cs-note">
            <ContactChange.FieldError className="cs-error" />
            <ContactChange.Hint className="cs-hint" />
          </div>
          <SignedResource.ItemAnswers className="cs-answers">
            <ContactChange.CancelButton className="cs-button" data-look="quiet" />
            <ContactChange.SaveButton className="cs-button" />
          </SignedResource.ItemAnswers>
        </ContactChange.Form>
        <SignIn headingLevel={headingLevel} />
      </ContactChange.Items>
      <SignedResource.SignedResourceMessage />
    </>
  ),
)

/** The sign-in, where the button was that it takes the place of. */
function SignIn(props: SignedResource.SettingsScreenProps) {
  return SignedResource.useAskedQuestion('edit') ? <SignedResource.SignedResourceSignIn {...props} /> : null
}
