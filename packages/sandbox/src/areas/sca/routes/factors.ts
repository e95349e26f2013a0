import type { Route } from '../../../context.ts'
import { referenceNotFound } from '../../../http/responses.ts'
import type { ScaPasskeyRecord } from '../../../state/scaRecords.ts'
import { findScaCustomer } from '../customers.ts'
import { confirmPasskey, confirmTotp, startPasskeyEnrollment, startTotpEnrollment } from '../enrollments.ts'

export const listScaFactors: Route<'listScaFactors'> = (context, { query }) => {
  const { totp, passkey } = findScaCustomer(context, query)
  const factors = [
    { factor: 'SMS_OTP', name: 'Text message' },
    ...(totp ? [{ factor: 'TOTP', name: 'Authenticator app' }] : []),
    ...(passkey ? [describePasskey(passkey)] : []),
  ]
  return { status: 200, body: { factors } }
}

export const enrollScaFactor: Route<'enrollScaFactor'> = (context, { query, body }) => {
  const customer = findScaCustomer(context, query)
  const start = body.type === 'TOTP' ? startTotpEnrollment : startPasskeyEnrollment
  return { status: 200, body: start(context, { customer }) }
}

export const confirmScaFactor: Route<'confirmScaFactor'> = async (context, { query, body }) => {
  const customer = findScaCustomer(context, query)
  if (body.type === 'TOTP') {
    const { type, secret, code } = body
    return { status: 200, body: { type, recoveryCodes: await confirmTotp(context, { customer, secret, code }) } }
  }
  const { type, credential: answer, origin } = body
  const passkey = await confirmPasskey(context, { customer, answer, origin })
  return { status: 200, body: { type, factor: describePasskey(passkey) } }
}

/** Only passkeys have an id: an app is removed by a reset, and text messages stay. */
export const deleteScaFactor: Route<'deleteScaFactor'> = (context, { query, params }) => {
  const customer = findScaCustomer(context, query)
  if (customer.passkey?.credentialId !== params.scaCredentialId) throw referenceNotFound('factor')
  delete customer.passkey
  return { status: 204 }
}

function describePasskey(passkey: ScaPasskeyRecord) {
  return { factor: 'PASSKEY', credentialId: passkey.credentialId, name: 'Passkey' }
}
