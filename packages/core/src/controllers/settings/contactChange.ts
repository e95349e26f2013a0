import type { WalletClient } from '../../createWalletClient.ts'
import { changeContact, type NewContact, readContact } from '../../flows/settings/contactChange.ts'
import type { CustomerProfile } from '../../wire/customer.ts'
import { createManagedList, type ManagedList } from '../managedList.ts'

/** The customer's address and number, as far as they are known. */
export type Contact = { email?: string | undefined; phoneNumber?: string | undefined }

/** The address and number of the customer behind a wallet; codes move with them. */
export function createContactChange(
  client: WalletClient,
  options: { accountId: string },
): ManagedList<Contact, NewContact, CustomerProfile> {
  const { accountId } = options
  return createManagedList<Contact, NewContact, CustomerProfile>(client, {
    accountId,
    read: async (signal) => {
      const { email, phoneNumber } = await readContact(client, { accountId, signal })
      return { email, phoneNumber }
    },
    work: (change, signal) => changeContact(client, { accountId, change, signal }),
  })
}
