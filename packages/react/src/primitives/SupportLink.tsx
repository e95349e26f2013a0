import { useMessages } from '../provider/useMessages.ts'
import { useWalletContext } from '../provider/WalletProvider.tsx'
import { definePart } from './definePart.tsx'
import { supportMessages } from './supportMessages.ts'

/** Leads to the platform's support. Renders nothing where the provider has no `supportUrl`. */
export const SupportLink = definePart('a', () => {
  const { supportUrl } = useWalletContext()
  const messages = useMessages('support', supportMessages)
  return supportUrl ? { href: supportUrl, text: messages.contact } : null
})
