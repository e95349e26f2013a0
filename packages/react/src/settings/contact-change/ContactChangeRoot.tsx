import { maskDestination, type NewContact } from '@countersign/core'
import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef, useState } from 'react'
import { OutsideText } from '../../primitives/OutsideText.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import { ManagedListRoot } from '../signed-resource/ManagedListRoot.tsx'
import type { ContactKind } from './ContactChangeContext.ts'
import { ContactChangeContext } from './ContactChangeContext.ts'
import { contactChangeErrors, contactChangeMessages } from './contactChangeMessages.tsx'
import { useContactChange } from './useContactChange.ts'

export type ContactChangeRootProps = ComponentPropsWithoutRef<'div'> & {
  /** The wallet whose person is shown. */
  accountId: string
}

/** Holds the email address and the phone number of a person for the parts inside. */
export const ContactChangeRoot = forwardRef<HTMLDivElement, ContactChangeRootProps>(
  function ContactChangeRoot(props, ref) {
    const { accountId, ...rest } = props
    const words = useMessages('contactChange', contactChangeMessages)
    const contact = useContactChange({ accountId })
    const [asked, setAsked] = useState<ContactKind>()
    const [invalid, setInvalid] = useState(false)
    const { change } = contact.state
    const done = change.status === 'done'
    if (done && asked) setAsked(undefined)

    function edit(kind: ContactKind | undefined) {
      if (change.status === 'working' || change.status === 'signing-in') return
      contact.dismiss()
      setInvalid(false)
      setAsked(kind)
    }

    const notice =
      done && words.saved({ contact: <OutsideText>{maskDestination(contactOf(change.input))}</OutsideText> })
    return (
      <ContactChangeContext.Provider value={{ contact, editing: asked, edit, invalid, setInvalid }}>
        <ManagedListRoot
          {...rest}
          ref={ref}
          value={{ list: contact, title: words.title, errors: contactChangeErrors, notice }}
        />
      </ContactChangeContext.Provider>
    )
  },
)

function contactOf(change: NewContact): string {
  return 'email' in change ? change.email : change.phoneNumber
}
