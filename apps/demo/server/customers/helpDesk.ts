import { recordSecurityEvent, type ServiceOptions } from '@countersign/platform'

/**
 * Does what Harbor's help desk does once it has verified again who a customer is: the only way out of a suspension.
 * Harbor has no password or second factor of its own that could fail, so this is all that it ever reports.
 *
 * @throws `Error` when the report does not count: the customer stays as they are; report it again.
 */
export async function unlockVerifiedCustomer(service: ServiceOptions, parameters: { customerId: string }) {
  const { customerId } = parameters
  const report = await recordSecurityEvent({ service, customerId, eventType: 'RESET_PASSWORD_COMPLETED' })
  if (report.status === 'declined' || report.status === 'unknown') throw new Error(`The report is ${report.status}`)
}
