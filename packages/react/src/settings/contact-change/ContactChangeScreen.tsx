import { forwardRef } from 'react'
import { classNames } from '../../primitives/classNames.ts'
import type { HeadingLevel } from '../../primitives/StepHeading.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import type { SettingsScreenProps } from '../signed-resource/ListParts.tsx'
import { ListNote, ListStepUp, ListTop } from '../signed-resource/ListParts.tsx'
import { useContactChangeContext } from './ContactChangeContext.ts'
import {
  ContactChangeCancelButton,
  ContactChangeField,
  ContactChangeFieldError,
  ContactChangeFieldLabel,
  ContactChangeForm,
  ContactChangeHint,
  ContactChangeSaveButton,
} from './ContactChangeForm.tsx'
import {
  ContactChangeCurrent,
  ContactChangeEditButton,
  ContactChangeItems,
  ContactChangeName,
} from './ContactChangeItems.tsx'
import type { ContactChangeRootProps } from './ContactChangeRoot.tsx'
import { ContactChangeRoot } from './ContactChangeRoot.tsx'
import { contactChangeMessages } from './contactChangeMessages.tsx'

export type ContactChangeScreenProps = Omit<ContactChangeRootProps, 'children'> & SettingsScreenProps

/**
 * The finished card for the email address and the phone number of a person; one is changed at a time. Needs
 * `@countersign/react/styles.css`.
 */
export const ContactChangeScreen = forwardRef<HTMLDivElement, ContactChangeScreenProps>(
  function ContactChangeScreen(props, ref) {
    const { headingLevel = 2, className, ...rest } = props
    return (
      <ContactChangeRoot {...rest} ref={ref} className={classNames('cs-card', className)}>
        <ListTop headingLevel={headingLevel} />
        <Content headingLevel={headingLevel} />
      </ContactChangeRoot>
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
