import { forwardRef } from 'react'
import { useMessages } from '../../hooks/useMessages.ts'
import { contactChangeMessages } from '../../messages/settings/contactChange.tsx'
import { useContactChangeContext } from '../../parts/contact-change/ContactChangeContext.ts'
import {
  ContactChangeCancelButton,
  ContactChangeField,
  ContactChangeFieldError,
  ContactChangeFieldLabel,
  ContactChangeForm,
  ContactChangeHint,
  ContactChangeSaveButton,
} from '../../parts/contact-change/ContactChangeForm.tsx'
import {
  ContactChangeCurrent,
  ContactChangeEditButton,
  ContactChangeItems,
  ContactChangeName,
} from '../../parts/contact-change/ContactChangeItems.tsx'
import type { ContactChangeRootProps } from '../../parts/contact-change/ContactChangeRoot.tsx'
import { ContactChangeRoot } from '../../parts/contact-change/ContactChangeRoot.tsx'
import type { HeadingLevel } from '../../parts/elements/StepHeading.tsx'
import { classNames } from '../classNames.ts'
import { PartBoundary } from '../PartBoundary.tsx'
import { Screen } from '../Screen.tsx'
import type { SettingsScreenProps } from './ListParts.tsx'
import { ListNote, ListStepUp, ListTop } from './ListParts.tsx'

export type ContactChangeScreenProps = Omit<ContactChangeRootProps, 'children'> & SettingsScreenProps

/**
 * The finished card for the email address and the phone number of a person; one is changed at a time. Needs
 * `@countersign/react/styles.css`.
 */
export const ContactChangeScreen = forwardRef<HTMLDivElement, ContactChangeScreenProps>(
  function ContactChangeScreen(props, ref) {
    const { headingLevel = 2, className, ...rest } = props
    return (
      <Screen name="ContactChange" subject={rest.accountId}>
        <ContactChangeRoot {...rest} ref={ref} className={classNames('cs-card', className)}>
          <PartBoundary>
            <ListTop headingLevel={headingLevel} />
            <Content headingLevel={headingLevel} />
          </PartBoundary>
        </ContactChangeRoot>
      </Screen>
    )
  },
)

function Content({ headingLevel }: { headingLevel: HeadingLevel }) {
  const { editing } = useContactChangeContext()
  const words = useMessages('contactChange', contactChangeMessages)
  return (
    <>
      <ContactChangeItems className="cs-list" aria-label={words.title}>
        <div className="cs-item">
          <ContactChangeName className="cs-item-name" />
          <ContactChangeCurrent className="cs-hint" />
        </div>
        <ContactChangeEditButton className="cs-link" />
        <ContactChangeForm className="cs-form cs-ask">
          <ContactChangeFieldLabel className="cs-label" />
          <ContactChangeField className="cs-input" />
          <div className="cs-note">
            <ContactChangeFieldError className="cs-error" />
            <ContactChangeHint className="cs-hint" />
          </div>
          <ContactChangeSaveButton className="cs-button" />
          <ContactChangeCancelButton className="cs-button" data-look="quiet" />
        </ContactChangeForm>
      </ContactChangeItems>
      <ListNote own={editing === undefined} />
      <ListStepUp headingLevel={headingLevel} />
    </>
  )
}
