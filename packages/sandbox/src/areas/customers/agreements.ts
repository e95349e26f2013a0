import type { FieldError } from '@countersign/core/wire'
import type { SandboxContext } from '../../context.ts'
import { invalidInput, ServiceError } from '../../http/responses.ts'
import type { ConsentRecord } from '../../state/onboardingRecords.ts'
import type { CustomerRecord } from '../../state/records.ts'

const termsType = 'SERVICE_END_USER_TERMS'

/** The only agreement that the interface names, and one of the sandbox's own. */
export const agreements = [
  { type: termsType, version: 'V1', url: 'https://service.example/end-user-terms/v1' },
  { type: 'SANDBOX_ELECTRONIC_RECORDS', version: 'V1', url: 'https://service.example/electronic-records/v1' },
] as const

export const endUserTerms = { version: agreements[0].version, url: agreements[0].url }

/** Returns whether the customer accepted the end-user terms, or does not have to. */
export function hasAcceptedTerms(context: SandboxContext, parameters: { customer: CustomerRecord }): boolean {
  if (!context.settings.endUserTerms) return true
  return parameters.customer.agreementConsents.some(({ type }) => type === termsType)
}

type Acceptance = Omit<ConsentRecord, 'type'>
type ConsentBody = {
  agreementConsents?: readonly ConsentRecord[] | undefined
  endUserTermsConsent?: Acceptance | undefined
}

/**
 * Adds the consents of a request, and returns the most recent acceptance of each agreement.
 *
 * @throws `ServiceError` 400 `END_USER_TERMS_VERSION_NOT_FOUND` for a version that does not exist, `INVALID_INPUT` for an
 * agreement that does not.
 */
export function addConsents(earlier: readonly ConsentRecord[], body: ConsentBody): ConsentRecord[] {
  const { agreementConsents = [], endUserTermsConsent } = body
  const added = endUserTermsConsent ? [{ type: termsType, ...endUserTermsConsent }] : agreementConsents
  for (const [index, { type, termsVersion }] of added.entries()) {
    const versions = agreements.filter((agreement) => agreement.type === type)
    if (versions.length === 0) throw unknownAgreement(index)
    if (!versions.some(({ version }) => version === termsVersion))
      throw new ServiceError({
        status: 400,
        code: 'END_USER_TERMS_VERSION_NOT_FOUND',
        message: 'There is no such version of the agreement',
      })
  }
  const isNewer = (one: ConsentRecord, { acceptedAt }: ConsentRecord) =>
    Date.parse(one.acceptedAt) > Date.parse(acceptedAt)
  const kept = earlier.filter(
    (known) => !added.some((consent) => consent.type === known.type && !isNewer(known, consent)),
  )
  const recent = added.filter(({ type }) => !kept.some((known) => known.type === type))
  return [...kept, ...recent.map(({ type, ...consent }) => ({ type, ...consent }))]
}

function unknownAgreement(index: number): ServiceError {
  const constraint = { enum: agreements.map(({ type }) => type) }
  const field = `agreementConsents.${index}.type`
  return invalidInput([{ field, message: 'Expected an agreement that exists', constraint }])
}

/** What is wrong with the consents of a request that its schema cannot say. */
export function findConsentErrors(body: Readonly<Record<string, unknown>>): FieldError[] {
  const { agreementConsents, endUserTermsConsent } = body
  if (agreementConsents !== undefined && endUserTermsConsent !== undefined)
    return [{ field: 'endUserTermsConsent', message: 'Not together with agreementConsents', constraint: {} }]
  const types = Array.isArray(agreementConsents) ? agreementConsents.map((consent) => consent?.type) : []
  return types.flatMap((type, index) =>
    types.indexOf(type) === index
      ? []
      : [{ field: `agreementConsents.${index}.type`, message: 'Expected once in a request', constraint: {} }],
  )
}
