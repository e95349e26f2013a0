import type { Messages } from '@countersign/react'

const helpAddress = 'help@harbor.example'

/** Where screens lead that had to stop for the customer's safety. */
export const supportUrl = `mailto:${helpAddress}`

/** What only this platform can say: how its customers reach somebody who can help. */
export const messages: Messages = {
  scaProof: {
    suspended: (
      <>
        Nothing can be confirmed until we unlock it, and waiting does not help. Write to our help desk, and we check
        that it is you: <a href={`mailto:${helpAddress}?subject=My%20account%20is%20locked`}>{helpAddress}</a>
      </>
    ),
  },
  errors: { 'contact-support': `Something went wrong and we stopped to be safe. Please write to ${helpAddress}.` },
}
